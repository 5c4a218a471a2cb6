/** What goes out and comes in: mails, sign-ins that were refused, sources of series, the language model. */
import { sayNumber } from '#kit/numbers.ts'
import { paths } from '#items/paths.ts'
import { type Health, isGuessed } from '../../../../operators/rate-health.ts'
import { Cell, UnknownCell } from './Cell.tsx'

type Props = Pick<Health, 'mails' | 'model' | 'refusedSignIns' | 'connectors'>

export function OutsideCells({ mails, model, refusedSignIns, connectors }: Props) {
  return (
    <>
      {mails ? <Mails {...mails} /> : <UnknownCell label="Mails sent" />}
      {refusedSignIns === null ? (
        <UnknownCell label="Refused sign-ins" />
      ) : (
        <Cell
          label="Refused sign-ins"
          state={isGuessed({ refusedSignIns }) ? ['late', 'many'] : undefined}
          to={paths.operators('hours')}
          note="in the last hour"
        >
          {sayNumber(refusedSignIns)}
        </Cell>
      )}
      {connectors ? <Sources connectors={connectors} /> : <UnknownCell label="Sources of series" />}
      {model ? <Model {...model} /> : <UnknownCell label="Language model" />}
    </>
  )
}

function Mails({ sent, failed }: NonNullable<Health['mails']>) {
  return (
    <Cell
      label="Mails sent"
      state={failed > 0 ? ['late', 'refused'] : undefined}
      to={paths.operators('hours')}
      note={failed === 0 ? 'none was refused' : `${sayNumber(failed)} attempts refused`}
    >
      {sayNumber(sent)}
    </Cell>
  )
}

function Sources({ connectors }: { connectors: NonNullable<Health['connectors']> }) {
  const [series, broken] = (['series', 'broken'] as const).map((name) =>
    connectors.reduce((all, one) => all + one[name], 0),
  )
  return (
    <Cell
      label="Sources of series"
      state={broken ? ['late', `${broken} broken`] : undefined}
      to={paths.sources()}
      note={connectors.length === 1 ? 'of one connector' : `of ${connectors.length} connectors`}
    >
      {sayNumber(series ?? 0)}
    </Cell>
  )
}

function Model({ tokensAsked, tokensAnswered, cents }: NonNullable<Health['model']>) {
  return (
    <Cell
      label="Language model"
      to={paths.operators('hours')}
      note={`${sayNumber(tokensAsked)} tokens asked, ${sayNumber(tokensAnswered)} answered`}
    >
      ${(cents / 100).toFixed(2)}
    </Cell>
  )
}
