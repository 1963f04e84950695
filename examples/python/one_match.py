"""Plays one random match in the manner of PettingZoo: every agent looks, then chooses among its options.

    python3 examples/python/one_match.py chronomancer --seats 2
"""

import argparse
import random

from anachron_env import Match

reader = argparse.ArgumentParser(description="one match")
reader.add_argument("game")
reader.add_argument("--seats", type=int)
reader.add_argument("--seed", default="python")
given = reader.parse_args()

dice = random.Random(given.seed)
match = Match(given.game, seats=given.seats)
match.reset(seed=given.seed)
got = {}
for agent in match.agent_iter():
    seen, reward, over, _, _ = match.last()
    if over:
        got[agent] = reward
        match.step(None)
    else:
        match.step(dice.randrange(len(seen["action_mask"])))
match.close()
for agent in match.possible_agents:
    print(f"{agent} got {got[agent]}")
