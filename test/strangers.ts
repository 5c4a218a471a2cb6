/** What nobody in a world has yet, so that the tests of a file share one world and none meets what another left. */

let made = 0

export function anAddress(name = 'ada'): string {
  made += 1
  return `${name}.${made}@example.com`
}

export function aTelephone(): string {
  made += 1
  return `+41446${String(made).padStart(6, '0')}`
}

/** An address on the net from which nobody has asked. */
export function aNetwork(): string {
  made += 1
  return `10.77.${Math.floor(made / 250)}.${(made % 250) + 1}`
}
