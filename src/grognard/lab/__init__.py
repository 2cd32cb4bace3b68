"""The laboratory: matches of many players, the balance of scenarios, and where they are run."""
