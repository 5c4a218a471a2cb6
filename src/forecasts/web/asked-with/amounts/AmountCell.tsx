/** What one says oneself of an amount or a day among several: three fields while it is open, else what one said last. */
import { type ReactNode, useRef } from 'react'
import { Group } from '#items/web/form/Group.tsx'
import { paths } from '#items/paths.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { typeOf } from '#predictions/question-types/index.ts'
import { formOf } from '#predictions/web/form/question-forms/index.ts'
import { blankThree, type End, ends, type GivenThree, sayQuarters, whole } from '../../../asked-with/amounts/three.ts'
import { sayUntimely } from '../../../may-forecast.ts'
import type { OwnAskedWith } from '../../call-forecasts.ts'
import { sayOwn } from '../../own/say-own.ts'
import { earlier } from '../OwnCell.tsx'
import type { Several } from '../use-several.ts'
import forecastStyles from '../../Forecasts.module.css'
import styles from '../AskedWith.module.css'
import type { AmountRow } from './amount-rows.ts'

/** `onReplace`: whether its three fields are to take the place of what one said in more detail. */
type Props = {
  several: Several<GivenThree>
  row: AmountRow
  at: number
  own: OwnAskedWith
  note: string | null
  onReplace: (isReplaced: boolean) => void
}

export function AmountCell({ onReplace, ...props }: Props) {
  const { row, several } = props
  /** It stays where the button goes that was pressed, and its fields come next. */
  const told = useRef<HTMLOutputElement>(null)
  const replace = (isReplaced: boolean) => {
    onReplace(isReplaced)
    told.current?.focus()
  }
  return (
    <>
      <output ref={told} tabIndex={-1} className="fine soft">
        {row.isReplaced && 'Once sent, these three take the place of what you said in more detail.'}
      </output>
      <Cell {...props} />
      {!row.untimely && (row.isInDetail || row.isReplaced) && (
        <Button variant="plain" size="small" busy={several.isBusy} onClick={() => replace(row.isInDetail)}>
          {row.isInDetail ? 'Say three numbers instead' : 'Leave what you said'}
          <span className="unseen">
            {' '}
            of <Chemical text={row.mark} />
          </span>
        </Button>
      )}
    </>
  )
}

function Cell({ several, row, at, own, note }: Omit<Props, 'onReplace'>) {
  const { untimely, isInDetail } = row
  if (untimely)
    return (
      <Last row={row} own={own}>
        {sayUntimely(untimely, row)}
      </Last>
    )
  if (isInDetail)
    return (
      <Last row={row} own={own}>
        You said it in more detail than three numbers keep.{' '}
        <Link to={`${paths.item('prediction', row.predictionId)}#forecasts`}>Change it on its page</Link>
      </Last>
    )
  return <ThreeFields {...{ several, row, at, note }} />
}

function Last({ row, own, children }: Pick<Props, 'row' | 'own'> & { children: ReactNode }) {
  const said = own.find(({ predictionId }) => predictionId === row.predictionId)
  return (
    <>
      {said ? (
        <span className={forecastStyles.mine}>{sayOwn(row.question, said)}</span>
      ) : (
        <span className="hush">nothing</span>
      )}
      {row.isOfEarlierWording && <span className={styles.who}>Said of an earlier wording.</span>}
      <span className={styles.who}>{children}</span>
    </>
  )
}

const labels: Record<End, string> = { low: 'Low', middle: 'Middle', high: 'High' }

function ThreeFields({ several: { given, troubles, set, isBusy }, row, at, note }: Omit<Props, 'own' | 'onReplace'>) {
  const { question, mark, isOfEarlierWording } = row
  const { Place } = formOf(question.type)
  const three = given[at] ?? blankThree
  const trouble = troubles[at] ?? null
  // What was refused says by itself what is wrong.
  const notes = [isOfEarlierWording && earlier, trouble === null && sayQuarters(question, three), note].filter(Boolean)
  return (
    <Group
      legend={
        <span className="unseen">
          What you say of <Chemical text={mark} />
        </span>
      }
      hint={<Chemical text={typeOf(question).sayQuestion(question)} />}
      error={trouble}
    >
      <div className={styles.three}>
        {Place &&
          ends.map((end) => (
            <Place
              key={end}
              question={question}
              label={labels[end]}
              readOnly={isBusy}
              value={three[end]}
              onChange={(place) => set(at, whole({ ...three, [end]: place }))}
            />
          ))}
      </div>
      {notes.length > 0 && <output className="fine soft">{notes.join(' ')}</output>}
    </Group>
  )
}
