/**
 * The map, one step at a time: what stands left of the item in the middle, what right of it, and which words stand beside
 * each. Left is what drives it or what it is made of; right what it drives and what is built on it.
 */
import type { Relation } from '#items/item.ts'

export type MapTie = { relation: Relation | 'family'; direction: 'to' | 'from' | 'beside' }
/** A line says whether one pushes the other on, holds it back, or only has to do with it. */
export type MapLine = 'on' | 'back' | 'plain'
type Side = 'left' | 'right'
type Meaning = { side: Side; says: string; line: MapLine }

export type MapNode<N> = { neighbour: N; says: string; line: MapLine }
export type LaidMap<N> = { left: MapNode<N>[]; right: MapNode<N>[] }

/** What a link says of the neighbour, by who made it: `to` is a link of the item in the middle. The strongest first. */
const meanings: Record<Relation, { to: Meaning; from: Meaning }> = {
  drives: { to: right('driven by it', 'on'), from: left('drives it', 'on') },
  'driven-by': { to: left('drives it', 'on'), from: right('driven by it', 'on') },
  slows: { to: right('slowed by it', 'back'), from: left('slows it', 'back') },
  'evidence-for': { to: right('it speaks for this', 'on'), from: left('speaks for it', 'on') },
  'evidence-against': { to: right('it speaks against this', 'back'), from: left('speaks against it', 'back') },
  'measured-by': { to: left('measures it', 'plain'), from: right('measured by it', 'plain') },
  member: { to: left('a member of it', 'plain'), from: right('has it as a member', 'plain') },
  signpost: { to: left('a signpost of it', 'plain'), from: right('watches it as a sign', 'plain') },
  condition: { to: left('its condition', 'plain'), from: right('asked on its condition', 'plain') },
  'part-of': { to: right('has it as a part', 'plain'), from: left('a part of it', 'plain') },
  'see-also': { to: right('see also', 'plain'), from: right('see also', 'plain') },
}
const family = right('asked or told beside it', 'plain')
const order = Object.keys(meanings)

function left(says: string, line: MapLine): Meaning {
  return { side: 'left', says, line }
}
function right(says: string, line: MapLine): Meaning {
  return { side: 'right', says, line }
}

/** Each neighbour once, on the side of its strongest link; on a side the strongest first, else as they come. */
export function layMap<N extends { ties: readonly MapTie[] }>(neighbours: readonly N[]): LaidMap<N> {
  const laid = neighbours.flatMap((neighbour) => {
    const ties = neighbour.ties.toSorted((a, b) => rankOf(a) - rankOf(b))
    const [first] = ties
    return first ? [{ neighbour, rank: rankOf(first), ...meaningOf(first), says: sayTies(ties) }] : []
  })
  const inOrder = laid.toSorted((a, b) => a.rank - b.rank)
  const on = (wanted: Side) =>
    inOrder
      .filter(({ side }) => side === wanted)
      .map(({ neighbour, says, line }): MapNode<N> => ({ neighbour, says, line }))
  return { left: on('left'), right: on('right') }
}

/** All that the links say; where they say more, not also that one should look there. */
function sayTies(ties: readonly MapTie[]): string {
  const strong = ties.filter((tie) => rankOf(tie) < order.indexOf('see-also'))
  const said = (strong.length > 0 ? strong : ties.slice(0, 1)).map((tie) => meaningOf(tie).says)
  return [...new Set(said)].join(', ')
}

function meaningOf({ relation, direction }: MapTie): Meaning {
  return relation === 'family' ? family : meanings[relation][direction === 'from' ? 'from' : 'to']
}

function rankOf({ relation }: MapTie): number {
  return relation === 'family' ? order.length : order.indexOf(relation)
}

/**
 * The line between a row of a side and the item in the middle, in a box of 100 by 100 that is stretched between them:
 * from the row's edge of the box to half the height of the other.
 */
export function mapLine(side: Side, at: number, rows: number): string {
  const y = Math.round(((at + 0.5) / rows) * 1000) / 10
  return side === 'left' ? `M0 ${y}C60 ${y} 45 50 100 50` : `M0 50C55 50 40 ${y} 100 ${y}`
}
