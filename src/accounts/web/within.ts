/**
 * What stands still is given up: by then the page says who is here as far as it knows, and the next try (the browser comes
 * online, another tab speaks) finds nothing in its way.
 */
export const standstillMs = 20_000

/** Waits for something no longer than this. What comes later comes to nobody. */
export function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`Nothing came within ${ms} ms.`)), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
