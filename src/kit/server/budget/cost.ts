/** What a call costs: what its contract says, else what is usual for its method, and its body. */
import type { FastifyRequest } from 'fastify'
import type { Cost } from '#kit/endpoint.ts'

/** Measured: most reads take two milliseconds of this process, most changes five. */
const usual = { reading: { base: 2 }, changing: { base: 6, perKilobyte: 0.1 } }
/** A body that does not say how long it is counts as one of this length: files always say it. */
const longestKilobytes = 512

export function usualCostOf(method: string): Cost {
  return method === 'GET' || method === 'HEAD' ? usual.reading : usual.changing
}

type Sent = Pick<FastifyRequest, 'method' | 'headers'>

export function costOf(own: Cost | undefined, { method, headers }: Sent): number {
  const { base, perKilobyte = usual.changing.perKilobyte } = own ?? usualCostOf(method)
  return usualCostOf(method) === usual.reading ? base : base + perKilobyte * kilobytesOf(headers)
}

function kilobytesOf(headers: Sent['headers']): number {
  if (headers['transfer-encoding'] !== undefined) return longestKilobytes
  return Number(headers['content-length'] ?? 0) / 1000
}
