"""Campaigns: games with a memory. A campaign is folded from facts as a game is from events.

The verbs: `found`, `legal`, `why_not`, `play`, `record`, `replay`, `observe`, `edition_for`.
A game never knows that it is part of a campaign.
"""

from whistlestop.campaign.between.suggest import suggest
from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.chapter.chapter import Chapter, chapter_from_json
from whistlestop.campaign.chapter.recipe import Outcome, Recipe
from whistlestop.campaign.content.pack import Pack, built_in, find_pack
from whistlestop.campaign.decision import CampaignMove
from whistlestop.campaign.kept.codec import fact_from_json, fact_to_json, parse_move
from whistlestop.campaign.kept.shelf import PlayedElsewhere, Shelf
from whistlestop.campaign.kept.volume import Volume
from whistlestop.campaign.seen.seeing import observe
from whistlestop.campaign.seen.view import CampaignView, view_to_json
from whistlestop.campaign.verbs import (
    Step,
    edition_for,
    found,
    legal,
    play,
    record,
    record_outcome,
    replay,
    why_not,
)

__all__ = [
    "Campaign",
    "CampaignMove",
    "CampaignView",
    "Chapter",
    "Outcome",
    "Pack",
    "PlayedElsewhere",
    "Recipe",
    "Shelf",
    "Step",
    "Volume",
    "built_in",
    "chapter_from_json",
    "edition_for",
    "fact_from_json",
    "fact_to_json",
    "find_pack",
    "found",
    "legal",
    "observe",
    "parse_move",
    "play",
    "record",
    "record_outcome",
    "replay",
    "suggest",
    "view_to_json",
    "why_not",
]
