"""Anachron's games for programs in Python 3.8 or newer; the standard library is all it needs.

`Env` speaks to `anachron env GAME`: many matches at once, answered in lists. `Match` is one match in the
manner of PettingZoo's AEC interface (reset, agent_iter, last, step). What can be asked: docs/env.md.
"""

import json
import os
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
COMMAND = [os.environ.get("ANACHRON_NODE", "node"), str(HERE.parent.parent / "cli" / "bin" / "anachron.mjs")]


class Wrong(Exception):
    """What was asked for cannot be; nothing has changed. The message is one sentence."""


class Env:
    """A process that holds matches of one game."""

    def __init__(self, game, seats=None, options=None, honest=False, command=None):
        words = list(command or COMMAND) + ["env", game]
        if seats is not None:
            words += ["--seats", str(seats)]
        for key, value in (options or {}).items():
            words += ["--option", f"{key}={json.dumps(value)}"]
        if honest:
            words.append("--honest")
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, do, **fields):
        """One request: `env.ask("observe", matches=[0, 1])`."""
        return self.ask_all([{"do": do, **fields}])[0]

    def ask_all(self, requests):
        """Several requests in one line, answered in their order."""
        self.process.stdin.write(json.dumps(requests).encode() + b"\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise Wrong("The game has ended its process; what it said stands above.")
        answers = json.loads(line)
        for answer in answers:
            if "wrong" in answer:
                raise Wrong(answer["wrong"])
        return answers

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Match:
    """One match in the manner of PettingZoo: agents act in turn, an action is the place of an option."""

    def __init__(self, game, **how):
        self.env = Env(game, **how)
        seats = self.env.ask("about")["seats"]
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = []

    def reset(self, seed=None):
        told = self.env.ask("reset", matches=1, **({} if seed is None else {"seed": seed}))
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self._turn(told)

    def _turn(self, told):
        self.seat, self.options = told["seats"][0], told["options"][0]

    @property
    def agent_selection(self):
        return self.possible_agents[self.seat] if self.seat >= 0 else (self.agents or [None])[0]

    def observe(self, agent):
        """What this agent may know, as data, and which of the options it has: {"view", "action_mask"}."""
        seat = self.possible_agents.index(agent)
        mask = [1] * self.options if seat == self.seat else []
        return {"view": self.env.ask("observe", seat=seat)["views"][0], "action_mask": mask}

    def last(self, observe=True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self.rewards[agent], self.terminations[agent], False, {}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise Wrong("The match is over: step with None.")
            self.agents.remove(agent)
            return
        told = self.env.ask("step", answers=[action])
        self._turn(told)
        for over in told["over"]:
            self.rewards = dict(zip(self.possible_agents, over["payoff"]))
            self.terminations = {each: True for each in self.possible_agents}

    def agent_iter(self):
        while self.agents:
            yield self.agent_selection

    def close(self):
        self.env.close()
