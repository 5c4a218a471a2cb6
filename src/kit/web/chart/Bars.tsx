/** Chances and ranges as bars: one chance, several that sum to 1, and the quantiles of a number or a day. */
import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'
import type { Scale } from '../../chart/scale.ts'
import styles from './Bars.module.css'

const percent = (place: number) => `${Math.round(place * 10) / 10}%`

type Range = { lowest: number; highest: number }
type Chances = {
  /** Null where nobody says one. */
  value: number | null
  /** What a projection says, from above. */
  model?: number | undefined
  /** What somebody else forecasts, from below. */
  beside?: number | undefined
  /** A thin tick of ink: what it would be under an assumption. */
  tick?: number
  /** From the least to the most that it can be, however little is known. */
  bounds?: Range
  /** Where it is likely to be. */
  band?: Range
  isSlim?: boolean
}

/** Chances between 0 and 1. Decoration beside their numbers, therefore silent. */
export function ProbabilityBar({ value, model, beside, tick, bounds, band, isSlim = false }: Chances) {
  return (
    <div className={classes(styles.bar, isSlim && styles.slim)} aria-hidden="true">
      <i className={styles.track} />
      {bounds && <i className={styles.bounds} style={placeOf(bounds)} />}
      {band && <i className={styles.likely} style={placeOf(band)} />}
      {tick !== undefined && <i className={styles.assumed} style={{ left: percent(tick * 100) }} />}
      {value !== null && <i className={styles.value} style={{ left: percent(value * 100) }} />}
      <MarksOn places={{ model, beside }} at={(chance) => chance * 100} />
      {!isSlim && (
        <span className={styles.ends}>
          <span>0</span>
          <span>50</span>
          <span>100%</span>
        </span>
      )}
    </div>
  )
}

type Places = { model?: number | undefined; beside?: number | undefined }

/** What others say, as arrows: a projection from above, somebody else from below. */
function MarksOn({ places: { model, beside }, at }: { places: Places; at(place: number): number }) {
  return (
    <>
      {beside !== undefined && <i className={styles.beside} style={{ left: percent(at(beside)) }} />}
      {model !== undefined && <i className={styles.model} style={{ left: percent(at(model)) }} />}
    </>
  )
}

function placeOf({ lowest, highest }: Range) {
  return { left: percent(lowest * 100), width: percent((highest - lowest) * 100) }
}

/** `beside`: the chance that somebody else gives it. */
export type Option = { title: string; chance: number; said: string; beside?: number | undefined }

/** Options with their chances, the likeliest first, as a list that can be read without the bars. */
export function ChoiceBars({ options, isOnCard = false }: { options: readonly Option[]; isOnCard?: boolean }) {
  return (
    <ul className={classes(styles.options, isOnCard && styles.onCard)}>
      {options.map(({ title, chance, said, beside }) => (
        <li key={title}>
          <span>{title}</span>
          <Rail chance={chance} beside={beside} />
          <b>{said}</b>
        </li>
      ))}
    </ul>
  )
}

function Rail({ chance, beside }: Pick<Option, 'chance' | 'beside'>) {
  return (
    <span className={styles.rail} aria-hidden="true">
      <i style={{ width: percent(chance * 100) }} />
      {beside !== undefined && <b className={styles.other} style={{ left: percent(beside * 100) }} />}
    </span>
  )
}

export type Quantiles = { p5: number; p25: number; p50: number; p75: number; p95: number }

/**
 * Pale: from 5 to 95 in a hundred. Strong: from 25 to 75. The tick: as likely above as below. The dot of ink: last
 * measured.
 */
export function DistributionBar(props: {
  quantiles: Quantiles
  scale: Scale
  measured?: number | undefined
  /** What others have in the middle. */
  model?: number | undefined
  beside?: number | undefined
  isSlim?: boolean
  /** In place of an axis: what its ends are called. */
  ends?: readonly [least: string, most: string]
  label?: string
}) {
  const { quantiles: q, scale, measured, model, beside, isSlim = false, ends, label } = props
  const at = (value: number) => scale.at(value) / 10
  const between = (low: number, high: number) => ({ left: percent(at(low)), width: percent(at(high) - at(low)) })
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  const bar = (
    <div className={classes(styles.bar, isSlim && styles.slim)} {...spoken}>
      <i className={classes(styles.track, styles.plain)} />
      <i className={styles.wide} style={between(q.p5, q.p95)} />
      <i className={styles.half} style={between(q.p25, q.p75)} />
      <i className={styles.value} style={{ left: percent(at(q.p50)) }} />
      {measured !== undefined && <i className={styles.measured} style={{ left: percent(at(measured)) }} />}
      <MarksOn places={{ model, beside }} at={at} />
    </div>
  )
  if (isSlim) return bar
  if (ends) return <Ended ends={ends}>{bar}</Ended>
  return (
    <div className={styles.scale}>
      {bar}
      {scale.ticks.map((tick, i) => (
        <span
          key={tick}
          aria-hidden="true"
          className={classes(styles.tick, i % 2 === 1 && styles.minor, edgeOf(at(tick)))}
          style={{ left: percent(at(tick)) }}
        >
          {scale.say(tick)}
        </span>
      ))}
    </div>
  )
}

function Ended({ ends: [least, most], children }: { ends: readonly [string, string]; children: ReactNode }) {
  return (
    <div className={styles.ended}>
      {children}
      <span className={styles.ends} aria-hidden="true">
        <span>{least}</span>
        <span>{most}</span>
      </span>
    </div>
  )
}

function edgeOf(place: number): string | undefined {
  if (place < 2) return styles.first
  return place > 98 ? styles.last : undefined
}
