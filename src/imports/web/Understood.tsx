/** What was understood of a file before anything of it is kept, and whose rows are asked for where several people are in it. */
import { sayCounted } from '#kit/numbers.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { typeOf } from '#predictions/question-types/index.ts'
import { sayCameOut, sayCounts, sayTypes, standsFor } from '../say-imports.ts'
import type { PlatformName } from '../words.ts'
import type { Preview } from './call-imports.ts'
import { Whose } from './Whose.tsx'

type Props = {
  preview: Preview
  /** Of somebody else of its people: it is being read again. */
  isOld: boolean
  platform: PlatformName
  /** Who one said to be, by an id or a name. */
  asked: string | null
  isBusy: boolean
  onWhose: (whose: string) => void
  onKeep: () => void
}

export function Understood({ preview, isOld, platform, asked, isBusy, onWhose, onKeep }: Props) {
  const { people, whose, questions, notes } = preview
  return (
    <div className="stack tight">
      {people.length > 1 && <Whose preview={preview} asked={asked} onWhose={onWhose} />}
      {people.length === 0 && <p>No forecast was found in it.</p>}
      {isOld && <p className="hush">Reading it again</p>}
      {whose !== null && !isOld && (
        <>
          <p>
            <strong>{sayCounts(preview)}</strong> can be brought
            {questions > 0 && `: ${sayTypes(preview.types)}. ${sayCameOut(preview)}`}
            {questions === 0 && '.'}
          </p>
          {notes.map((note) => (
            <p key={note} className="fine soft">
              {note}
            </p>
          ))}
          <Unread preview={preview} />
          {questions > 0 && <Examples examples={preview.examples} platform={platform} />}
          {questions > 0 && (
            <p>
              <Button busy={isBusy} onClick={onKeep}>
                Bring {sayCounted(preview.forecasts, 'forecast')}
              </Button>
            </p>
          )}
        </>
      )}
    </div>
  )
}

function Unread({ preview: { unread, unreadCount, leftOut } }: Pick<Props, 'preview'>) {
  if (unreadCount === 0) return null
  const more = unread.reduce((left, { rows }) => left - rows, unreadCount)
  return (
    <details>
      <summary>
        {sayCounted(unreadCount, 'row')} could not be read; {sayCounted(leftOut, 'forecast')}{' '}
        {leftOut === 1 ? 'is' : 'are'} left out with them
      </summary>
      <p className="fine soft">
        A question is brought whole or not at all: without a row the forecast before it would stand for longer than it
        did.
      </p>
      <ul>
        {unread.map(({ where, reason, rows }) => (
          <li key={`${where} ${reason}`}>
            {where}: it {reason}
            {rows > 1 && ` (${sayCounted(rows, 'row')})`}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="fine soft">And {sayCounted(more, 'more row')}.</p>}
    </details>
  )
}

function Examples({ examples, platform }: Pick<Preview, 'examples'> & { platform: PlatformName }) {
  return (
    <Table caption="The first questions of the file" isPlain>
      <thead>
        <tr>
          <th scope="col">Question</th>
          <th scope="col">Becomes</th>
          <th scope="col" className="num">
            Forecasts
          </th>
          <th scope="col" className="num">
            {standsFor[platform] === null ? 'Last' : `Last ${standsFor[platform]}`}
          </th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({ key, title, question, estimate, forecasts }) => (
          <tr key={key}>
            <th scope="row">{title}</th>
            <td>{typeOf(question).title}</td>
            <td className="num">{forecasts}</td>
            <td className="num">{estimate ? typeOf(question).sayEstimate(question, estimate) : 'taken back'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
