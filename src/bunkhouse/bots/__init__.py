"""Players that are programs. They see what their seat sees, through the engine's interface alone."""

from bunkhouse.bots.advice import Advice, Reason
from bunkhouse.bots.perspective import Adviser, Bot, Perspective
from bunkhouse.bots.registry import bot_names, close_bot, make_bot, usual_bot
from bunkhouse.bots.search.levels import LEVELS

__all__ = [
    "LEVELS",
    "Advice",
    "Adviser",
    "Bot",
    "Perspective",
    "Reason",
    "bot_names",
    "close_bot",
    "make_bot",
    "usual_bot",
]
