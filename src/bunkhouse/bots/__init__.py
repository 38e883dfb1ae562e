"""Players that are programs. They see what their seat sees, through the engine's interface alone."""

from bunkhouse.bots.bot import Bot, Perspective, bot_names, make_bot

__all__ = ["Bot", "Perspective", "bot_names", "make_bot"]
