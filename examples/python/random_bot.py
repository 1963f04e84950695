"""A bot that plays any game on a server by plain HTTP; the standard library is all it needs.

    python3 examples/python/random_bot.py http://localhost:8080 TOKEN TABLE SEAT

TOKEN comes from `npx anachron token --name NAME`, TABLE is the end of the link that somebody has given to the bot.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request

server, token, table, seat = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])


def ask(path, body=None):
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(f"{server}/api/table/{table}{path}", data, headers)) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        if refused.code not in (409, 429):
            raise
        return None  # Somebody was faster, or this was too fast: look again.


ask("/sit", {"seat": seat})
while True:
    seen = ask("")
    if seen and seen.get("result"):
        break
    if seen and seen.get("options"):
        choice = random.choice(seen["options"])
        ask("/act", {"seat": seat, "basedOn": seen["n"], "action": choice["action"]})
        print(choice["words"], flush=True)
    else:
        time.sleep(0.5)
print(f"over: {seen['result']['payoff'][seat]}")
