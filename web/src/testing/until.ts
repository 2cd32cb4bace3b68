// Waiting for what must come: a busy machine takes its time.
import { vi } from "vitest";

const PATIENCE = 60_000;

/** Wait until a check passes. */
export const until = (check: () => void): Promise<void> => vi.waitFor(check, PATIENCE);
