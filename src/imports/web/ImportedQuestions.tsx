/** Every question that one has brought, with one's scores where it came out, and the way to one of one's own. */
import { type HowPaged, usePages } from '#kit/web/answers/use-pages.ts'
import { Button, buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Head, numbers } from '#kit/web/ui/figures/Head.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { paths } from '#items/paths.ts'
import { sayBrier, sayCoverage, sayLog } from '#forecasts/record/say-scores.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import { importAddresses } from '../addresses.ts'
import { sayOutcome, sayTheirs, standsFor } from '../say-imports.ts'
import { platformTitles } from '../words.ts'
import { Here } from './matching/Here.tsx'
import { callImports, type ImportedPage, type ImportedQuestion } from './call-imports.ts'

const how: HowPaged<ImportedPage, ImportedQuestion> = { rowsOf: ({ questions }) => questions, idOf: ({ id }) => id }
const columns = ['Question', 'Outcome', ...numbers('Last'), 'The same here', ...numbers('Covered', 'Brier', 'Log')]
const [, file = ''] = importAddresses.findImportFile.split(' ')

export function ImportedQuestions() {
  const input = { params: {}, query: { limit: 50 } }
  const { answer, failure, again, isMore, more } = usePages(callImports, 'listImportedQuestions', input, how)
  if (failure) return <LoadFailure what="Your questions from elsewhere" message={failure.message} onAgain={again} />
  if (!answer) return <output className="hush">Loading your questions from elsewhere</output>
  return (
    <Section title="Questions from elsewhere" note="The last that came out first">
      <div className="stack">
        <Table caption="Questions that you have brought, with your scores" isPlain>
          <Head columns={columns} />
          <tbody>
            {answer.rows.map((one) => (
              <Row key={one.id} one={one} />
            ))}
          </tbody>
        </Table>
        <p className="row">
          {answer.next && (
            <Button variant="plain" busy={isMore} onClick={() => void more()}>
              Show more
            </Button>
          )}
          <a className={buttonClass({ variant: 'plain' })} href={file} download>
            <Icon name="download" />
            All of it as CSV
          </a>
        </p>
        <p className="fine soft">
          Their words belong to their platform, so none of them can be published. To ask the same in your own words,{' '}
          <Link to={paths.write('prediction')}>write a prediction</Link>: it begins empty. Where the file names the page
          of a question, its title leads there. Which prediction here asks the same is for you to say: its number then
          stands beside yours for you alone, is in no crowd and moves no score.
        </p>
      </div>
    </Section>
  )
}

function Row({ one }: { one: ImportedQuestion }) {
  const { platform, title, url, question, outcome, last } = one
  const { estimate } = last
  return (
    <tr>
      <th scope="row">
        {url === null ? (
          title
        ) : (
          <a href={url} rel="noreferrer noopener nofollow">
            {title}
          </a>
        )}
        <span className="fine soft"> {platformTitles[platform]}</span>
      </th>
      <td>{sayOutcome(question, outcome)}</td>
      <td className="num">
        {estimate ? typeOf(question).sayEstimate(question, estimate) : 'taken back'}
        {standsFor[platform] !== null && <span className="fine soft"> ({standsFor[platform]})</span>}
      </td>
      <td>
        <Here one={one} />
      </td>
      <Scores {...one} />
    </tr>
  )
}

function Scores({ score, theirBrier }: Pick<ImportedQuestion, 'score' | 'theirBrier'>) {
  const brier = score?.brier ?? null
  return (
    <>
      <td className="num">{score && sayCoverage(score.coverage)}</td>
      <td className="num">
        {brier !== null ? sayBrier(brier) : score && 'none'}
        {theirBrier !== null && <span className="fine soft"> ({sayTheirs(theirBrier, brier)})</span>}
      </td>
      <td className="num">{score && sayLog(score.log)}</td>
    </>
  )
}
