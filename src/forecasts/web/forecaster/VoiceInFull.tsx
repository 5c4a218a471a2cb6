/** Farsight, the model or a machine as a forecaster: how right it has been, by the rules of people, and question by question. */
import { sayCounted } from '#kit/numbers.ts'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { PageHead } from '#kit/web/ui/page/PageHead.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { paths } from '#items/paths.ts'
import { leaderboardAddresses } from '../../addresses.ts'
import { type BesideVoice, inSentence, ofVoice, titleOf } from '../../sorts/voices.ts'
import { fewestCompared } from '../../words.ts'
import type { Forecaster } from '../call-forecasts.ts'
import { RecordParts } from '../record/RecordParts.tsx'
import { ScoredQuestions } from '../record/ScoredQuestions.tsx'

/** Who each is, and when it speaks. */
const about: Parameters<typeof ofVoice<string>>[1] = {
  house: () =>
    'Forecasts that the base gives of its questions, with a reason. Each time that one is said, said again, changed or taken back is kept, and all are scored by the rules of people.',
  model: () =>
    'The projection of the series that decides a question. It speaks again when its chance has moved by half a point, or an amount by a hundredth of its range, and is scored by the rules of people.',
  machine: (name) =>
    `A language model, ${name}. Machines are asked once a day at most of each open question that somebody follows, told neither what people say nor what Farsight or the model do, and are scored by the rules of people. A model of another name is another forecaster.`,
}

export function VoiceInFull({ by, forecaster }: { by: BesideVoice; forecaster: Forecaster }) {
  const { name, record, questions } = forecaster
  const title = titleOf(by)
  return (
    <div className="stack loose">
      <div>
        <PageHead
          crumbs={[{ title: 'Leaderboard', to: paths.leaderboard() }, { title }]}
          title={title}
          standfirst={ofVoice(by, about)}
        />
      </div>
      {record.means ? (
        <>
          <RecordParts record={record} means={record.means} title="Record" name={inSentence(by)}>
            <p className="fine soft">
              Of all questions that lists show, once they have come out. Peer scores count where {fewestCompared} people
              had forecast. Beside people on the same questions it stands in <Link to={paths.record()}>the record</Link>
              .
            </p>
          </RecordParts>
          <Questions name={name} rows={questions ?? []} all={record.means.questions} />
        </>
      ) : (
        <Empty
          title="No scores yet"
          action={
            <Link
              className={buttonClass({ variant: 'plain' })}
              to={paths.allStuff({ kind: ['prediction'], status: ['open'] })}
            >
              Questions that are open
            </Link>
          }
        >
          Scores stand here once a question of which {inSentence(by)} said something in time has its outcome. What{' '}
          {inSentence(by)} says of questions that are open stands on their pages
          {by === 'house' && (
            <>
              ; <Link to={paths.record()}>the record</Link> tells which resolve next
            </>
          )}
          .
        </Empty>
      )}
    </div>
  )
}

type Questions = { name: string; rows: NonNullable<Forecaster['questions']>; all: number }

function Questions({ name, rows, all }: Questions) {
  const [, file = ''] = leaderboardAddresses.findForecasterFile.split(' ')
  const note = rows.length < all ? `The ${rows.length} that came out last, of ${all}` : 'The last that came out first'
  return (
    <Section title="Question by question" note={note}>
      <div className="stack">
        <ScoredQuestions caption="Questions that came out, with their scores" rows={rows} />
        <p className="row">
          <a className={buttonClass({ variant: 'plain' })} href={file.replace(':name', name)} download>
            <Icon name="download" />
            {sayCounted(all, 'question')} as CSV
          </a>
        </p>
      </div>
    </Section>
  )
}
