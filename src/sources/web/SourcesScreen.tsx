/** For operators: where series come from, whether their sources are in order, and which changes wait. */
import { sayDay } from '#kit/dates.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { BindForm } from './BindForm.tsx'
import { callSources, none } from './call-sources.ts'
import { OperatedElsewhere } from './elsewhere/OperatedElsewhere.tsx'
import { Holds } from './Holds.tsx'
import { fileOf } from './health-file.ts'
import { SourceTable } from './SourceTable.tsx'

export function SourcesScreen() {
  const { answer, failure, again } = useAnswer(callSources, 'listSources', none)
  if (failure) return <LoadFailure what="The sources" message={failure.message} onAgain={again} />
  if (!answer) return <output className="hush">Loading</output>
  const { whyOff, noWayOutSince, sources, connectors } = answer
  const keyless = connectors.filter((one) => one.whyOff !== null)
  return (
    <>
      {whyOff && (
        <Banner>
          <p>
            Nothing is asked of sources: {whyOff} Bindings are kept, and the values stand. docs/sources.md says in
            numbered steps how to switch them on.
          </p>
        </Banner>
      )}
      {!whyOff && noWayOutSince && (
        <Banner>
          <p>
            No way out since {sayDay(noWayOutSince)}: no name of any host can be looked up, so nothing is asked. No
            source has failed by it, and the next try is within five minutes.
          </p>
        </Banner>
      )}
      <Holds />
      <Section title="Sources" note={`${sources.length} bound`} id="sources">
        {sources.length === 0 ? (
          <p className="hush">No series is bound to a source yet.</p>
        ) : (
          <div className="stack tight">
            <SourceTable sources={sources} canAsk={whyOff === null} />
            <p className="fine">
              <a href={fileOf(sources)} download="sources.csv">
                Save the table as a file (CSV)
              </a>
            </p>
          </div>
        )}
        {keyless.map(({ id, title, whyOff: why }) => (
          <p key={id} className="fine soft">
            {title}: {why}
          </p>
        ))}
      </Section>
      <Section title="Bind a series" id="bind">
        <BindForm health={answer} />
      </Section>
      <OperatedElsewhere />
    </>
  )
}
