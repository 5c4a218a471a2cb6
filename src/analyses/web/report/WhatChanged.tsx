/**
 * What differs from the report that this one asks again: first what was read differently, then the answer beside the one
 * before and what followed from it, then the items that came and went.
 */
import { sayRead } from '../../document/source-words.ts'
import { paths } from '#items/paths.ts'
import { sayDay } from '#kit/dates.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { isUnchanged } from '../../report/unchanged.ts'
import { sayField } from '../../document/field-words.ts'
import { sayValue } from '../../document/value-words.ts'
import { sayBare, unitInProse } from '../../report/shown-value.ts'
import type { Changes } from '../../report/changes.ts'
import { callAnalyses } from '../call-analyses.ts'
import { ItemLink } from './ItemLink.tsx'
import styles from './Report.module.css'

const mostShown = 6

export function WhatChanged({ id, before, isRemade }: { id: string; before: string; isRemade: boolean }) {
  const { answer, failure } = useAnswer(callAnalyses, 'compareAnalysis', { params: { id }, query: {} })
  const changes = answer?.changes
  return (
    <section id="changed" className={styles.changed} aria-labelledby="changed-title">
      <h2 id="changed-title">
        What changed since <Link to={paths.analysis(changes?.before ?? before)}>the report before</Link>
      </h2>
      {!changes && !failure && <output className={styles.fine}>Comparing the two reports</output>}
      {failure && (
        <Banner tone="bad" role="alert">
          {failure.message}
        </Banner>
      )}
      {isRemade && (
        <p className={styles.fine}>Made again by itself, at no cost, since you follow it and its answer has moved.</p>
      )}
      {changes && <Found changes={changes} />}
    </section>
  )
}

function Found({ changes }: { changes: Changes }) {
  const { before, values, items } = changes
  const changed = items.filter(({ change }) => change === 'changed')
  if (before === null)
    return <p className={styles.fine}>The report before was deleted, so there is nothing to compare with.</p>
  return (
    <>
      <MovedTable title="Read differently" values={readDifferently(changes, values.filter(isRead))} />
      <ThenNow changes={changes} />
      <MovedTable title="What followed from it" values={movedOf(values.filter((value) => !isRead(value)))} />
      <Items title="Items at another version" items={changed} />
      <Items title="New items" items={items.filter(({ change }) => change === 'new')} />
      <Items title="Items no longer read" items={items.filter(({ change }) => change === 'gone')} />
    </>
  )
}

/** What was read, and not made of something else. */
const isRead = ({ item, field }: Value): boolean => item !== 'report' && !field.startsWith('numbers.')

/** The new headline beside the old. */
function ThenNow({ changes }: { changes: Changes }) {
  const { before, now } = changes.answer
  const { says } = changes
  return (
    <p className={styles.thenNow}>
      {before === now ? (
        <>
          The answer is the same: <b>{now ?? 'none in a number'}</b>.
        </>
      ) : (
        <>
          The answer was <b>{before ?? 'none in a number'}</b> and is now <b>{now ?? 'none in a number'}</b>.
        </>
      )}
      {says.before !== null && says.now !== null && says.before !== says.now && (
        <>
          {' '}
          It was said of “<Chemical text={says.before} />
          ”, and is now of “<Chemical text={says.now} />
          ”.
        </>
      )}
      {isUnchanged(changes) &&
        ' Nothing that it rests on has changed since then, so running it again cost nothing: your unit was given back.'}
    </p>
  )
}

type Value = Changes['values'][number]
/** A row of a table, with its unit said once, beside its name. */
type Moved = { title: string; place: string; said: { before: string; now: string } }

/** What differs by less than is printed is no news. */
function movedOf(values: readonly Value[]): Moved[] {
  return values.flatMap((value) => {
    const said = { before: sayAlone(value.before, value.unit), now: sayAlone(value.now, value.unit) }
    return said.before === said.now ? [] : [{ title: value.title, place: sayPlace(value), said }]
  })
}

/** What was observed since then stands first; what is read of the same observation is not told twice. */
function readDifferently({ observations }: Changes, values: readonly Value[]): Moved[] {
  const observed = observations.map(({ item, title, unit, at, before, now }) => ({
    title: `${title}, observed in ${sayDay(at)}`,
    place: [unitInProse(unit), sayRead(item, null)].filter(Boolean).join('; '),
    said: { before: sayObserved(before, unit), now: sayObserved(now, unit) },
  }))
  const isTold = ({ item, field }: Value) =>
    observations.some((one) => one.item === item && field === `details.series.observations.${one.at}`)
  return [...observed, ...movedOf(values.filter((value) => !isTold(value)))]
}

function sayObserved(value: number | null, unit: string | null): string {
  return value === null ? 'not there' : sayAlone(value, unit)
}

function MovedTable({ title, values }: { title: string; values: readonly Moved[] }) {
  if (values.length === 0) return null
  return (
    <div className={styles.moved}>
      <h3>{title}</h3>
      <Table caption={title} isPlain>
        <thead>
          <tr>
            <th scope="col">Value</th>
            <th scope="col" className="num">
              Then
            </th>
            <th scope="col" className="num">
              Now
            </th>
          </tr>
        </thead>
        <tbody>
          {values.slice(0, mostShown).map((value, i) => (
            <tr key={i}>
              <th scope="row">
                <Chemical text={value.title} />
                <span className={styles.noteSource}>{value.place}</span>
              </th>
              <td className="num">{value.said.before}</td>
              <td className="num">{value.said.now}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {values.length > mostShown && <p className={styles.fine}>And {values.length - mostShown} more.</p>}
    </div>
  )
}

function sayAlone(value: Value['now'], unit: string | null): string {
  return typeof value === 'number' ? sayBare({ value, unit }) : sayValue({ value, unit })
}

function sayPlace({ item, field, beforeVersion, nowVersion, unit: measured }: Value): string {
  const unit = unitInProse(measured)
  const place =
    item === 'report'
      ? 'computed for the report'
      : `${sayRead(item, null)}, ${sayField(field)}, ${sayVersions(beforeVersion, nowVersion)}`
  return unit === '' ? place : `${unit}; ${place}`
}

function sayVersions(before: number | null, now: number | null): string {
  if (before === null || now === null || before === now) return `version ${now ?? before ?? ''}`
  return `version ${before}, then ${now}`
}

function Items({ title, items }: { title: string; items: Changes['items'] }) {
  if (items.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.sources}>
        {items.map(({ item, title: name, before, now }) => (
          <li key={item}>
            <ItemLink item={item}>{name}</ItemLink>
            <span className={styles.noteSource}>
              {sayRead(item, null)}, {sayVersions(before, now)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
