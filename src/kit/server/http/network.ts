/** Which addresses are one household, or one office. */

/** One household has one IPv4 address, or all the IPv6 addresses that share the first four groups. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  if (tail === undefined) return groups.slice(0, 4).join(':')
  const end = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(8 - groups.length - end.length, 0) }, () => '0')
  return [...groups, ...zeros, ...end].slice(0, 4).join(':')
}
