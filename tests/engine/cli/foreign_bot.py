"""Example bot for `semafor arena --bot`: claims the shortest ways of its tickets, and draws cards for them."""
import heapq
import json
import sys


def shortest_way(lines, start, goal):
    queue, seen = [(0, start, [])], set()
    while queue:
        length, city, way = heapq.heappop(queue)
        if city == goal:
            return way
        if city not in seen:
            seen.add(city)
            for more, route, end in lines.get(city, []):
                heapq.heappush(queue, (length + more, end, way + [route]))
    return []


def wanted_routes(board, view):
    mine = {name for name, seat in view["routes"].items() if seat == view["seat"]}
    lines, wanted = {}, set()
    for route in board["routes"]:
        if route["name"] in mine or route["name"] in view["free"]:
            for a, b in (route["ends"], route["ends"][::-1]):
                lines.setdefault(a, []).append((0 if route["name"] in mine else route["length"], route["name"], b))
    for ticket in view["tickets"]:
        wanted.update(shortest_way(lines, *board["tickets"][ticket]["ends"]))
    return wanted - mine


def choose(board, view, legal):
    routes = {route["name"]: route for route in board["routes"]}
    wanted = wanted_routes(board, view) or set(view["free"])
    claims = [action for action in legal if action.startswith("claim ") and action.split()[1] in wanted]
    if claims:
        return min(claims, key=lambda action: ("locomotive" in action, -routes[action.split()[1]]["length"]))
    colors = {routes[name]["color"] for name in wanted}
    useful = [a for a in legal if a.startswith("take ") and view["market"][int(a.split()[1])] in colors]
    return (useful + [action for action in legal if action == "draw"] + legal)[0]


board = {}
for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "hello":
        print(json.dumps({"t": "hello", "protocol": 1, "name": "Shortest way"}), flush=True)
    elif message["t"] == "start":
        board = message["board"]
    elif message["t"] == "decide":
        print(json.dumps({"action": choose(board, message["view"], message["legal"])}), flush=True)
