"""Plays random matches of a game in batches, and says how fast.

    python3 examples/python/random_matches.py time-hammer --matches 10000

Steps a second are counted by the game's processor time, so that a busy machine gives the same figure, and after the
first tenth of the matches: until then the program is still being made fast.
"""

import argparse
import random
import time

from anachron_env import Env


def play(env, matches, batch, seed):
    draw = random.Random(seed).random
    won = [0.0] * env.ask("about")["seats"]
    told = env.ask("reset", matches=batch, seed=seed)
    finished = steps = 0
    warm = None
    while finished < matches:
        if warm is None and finished >= matches / 10:
            warm = steps, env.ask("spent")["seconds"], time.process_time()
        answers = [int(draw() * count) for count in told["options"]]
        # "again": a match that ends is followed at once by a new one in its place.
        told = env.ask("step", answers=answers, again=True)
        steps += batch
        for over in told["over"]:
            finished += 1
            won = [sum(pair) for pair in zip(won, over["payoff"])]
    before, spent, here = warm
    counted = steps - before
    return finished, steps, won, counted, env.ask("spent")["seconds"] - spent, time.process_time() - here


def main():
    reader = argparse.ArgumentParser(description="random matches of a game")
    reader.add_argument("game")
    reader.add_argument("--matches", type=int, default=10_000)
    reader.add_argument("--batch", type=int, default=256)
    reader.add_argument("--seats", type=int)
    reader.add_argument("--seed", default="python")
    given = reader.parse_args()
    with Env(given.game, seats=given.seats) as env:
        finished, steps, won, counted, there, here = play(env, given.matches, given.batch, given.seed)
    print(f"{given.game}: {finished} matches, {steps} steps")
    for seat, payoff in enumerate(won):
        print(f"seat {seat}: {payoff / finished:.3f} of a win in each match")
    if there > 0 and here > 0:
        print(f"{counted / there:.0f} steps a second of the game, {counted / (there + here):.0f} with this program")


if __name__ == "__main__":
    main()
