"""Whistlestop: a Python-first home for the Ticket to Ride family of board games."""
