/** Every series that is bound to a source: when it was looked at, what it answered, how old its newest value is. */
import { useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { stale } from '#kit/web/answers/use-answer.ts'
import { failureOf } from '#kit/web/failure.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { paths } from '#items/paths.ts'
import { stateTitles } from '../source-words.ts'
import { callSources, type SourceAnswer } from './call-sources.ts'
import styles from './Sources.module.css'

type Row = SourceAnswer<'listSources'>['sources'][number]
const columns = ['Series', 'Source', 'Looked', 'Newest value', 'State', 'Failed in 30 days', 'Next look'] as const
/** What a cell says before its value where there is no room for the head. */
const named = (title: (typeof columns)[number]) => ({ 'data-column': title })

export function SourceTable({ sources, canAsk }: { sources: readonly Row[]; canAsk: boolean }) {
  return (
    <Table caption="Series that are bound to a source" isPlain className={styles.stacked}>
      <thead>
        <tr>
          {columns.map((title) => (
            <th key={title} scope="col" className={title.startsWith('Failed') ? 'num' : undefined}>
              {title}
            </th>
          ))}
          <th scope="col">
            <span className="unseen">What can be done</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sources.map((row) => (
          <OneRow key={row.itemId} row={row} canAsk={canAsk} />
        ))}
      </tbody>
    </Table>
  )
}

function OneRow({ row, canAsk }: { row: Row; canAsk: boolean }) {
  const { itemId, label, connector, checkedAt, newest, isLate, failures, nextAt, state } = row
  return (
    <tr>
      <th scope="row">
        <Link to={paths.item('trend', itemId)}>{label}</Link>
      </th>
      <td {...named('Source')}>
        {row.attribution ? (
          <a href={row.attribution.url} rel="noreferrer">
            {connector.title}
          </a>
        ) : (
          connector.title
        )}
      </td>
      <td className="nowrap" {...named('Looked')}>
        {checkedAt ? sayDay(checkedAt) : 'not yet'}
      </td>
      <td className="nowrap" {...named('Newest value')}>
        {row.isWithheld ? 'withheld' : newest ? sayDay(newest) : 'none'}
        {isLate && ', late'}
      </td>
      <td {...named('State')}>
        <State row={row} />
      </td>
      <td className="num" {...named('Failed in 30 days')}>
        {failures}
      </td>
      <td className="nowrap" {...named('Next look')}>
        {nextAt ? sayDay(nextAt) : 'none'}
      </td>
      <td>{canAsk && state !== 'paused' && <LookNow itemId={itemId} label={label} />}</td>
    </tr>
  )
}

function State({ row: { state, why, holds, checkedAt } }: { row: Row }) {
  const said = state === 'active' && !checkedAt ? 'before its first look' : stateTitles[state]
  return (
    <>
      {holds > 0 ? 'a change waits' : said}
      {why && (
        <>
          <br />
          <span className="fine soft">{why}</span>
        </>
      )}
    </>
  )
}

function LookNow({ itemId, label }: { itemId: string; label: string }) {
  const [said, setSaid] = useState<string | null>(null)
  const ask = async () => {
    try {
      await callSources('refreshSource', { params: { id: itemId }, query: {}, body: {} })
      setSaid('asked')
    } catch (error) {
      setSaid(failureOf(error).message)
    }
    stale(callSources, ['listSources', 'listHolds'])
  }
  return (
    <>
      <Button variant="plain" size="small" onClick={() => void ask()}>
        Look now<span className="unseen">: {label}</span>
      </Button>
      <output className="fine">{said}</output>
    </>
  )
}
