/** The chance of a world, what contradicts itself in it, and whether it holds together. */
import { sayChance, sayFineChance } from '#kit/numbers.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Facts } from '#kit/web/ui/figures/Facts.tsx'
import { sayIncoherence } from '#scenarios/chances/say-incoherence.ts'
import { sayPull } from '#scenarios/say-pull.ts'
import { sayBand, sayLikely } from '#scenarios/words.ts'
import type { MethodExamples } from '../../examples.ts'
import { Example, MethodPart, NoExample, Result } from './MethodPart.tsx'
import styles from './Method.module.css'

export function WorldPart({ example }: { example: MethodExamples['world'] }) {
  return (
    <MethodPart
      name="scenario-probability"
      formula={
        <>
          P(z) ∝ exp(Σ a<sub>i</sub>z<sub>i</sub> + k Σ C<sub>ij</sub>z<sub>i</sub>z<sub>j</sub>), P(z<sub>i</sub> = 1)
          = p<sub>i</sub>; max(0, Σp<sub>i</sub> − n + 1) ≤ P ≤ min p<sub>i</sub>
        </>
      }
      source={<WorldSource />}
      example={
        example?.chance?.likely ? (
          <WorldExample example={example} chance={{ ...example.chance, likely: example.chance.likely }} />
        ) : (
          <NoExample what="scenario has members with chances" />
        )
      }
    >
      <p>
        All members must come true. How likely that is depends on how they hang together: but it can never be above the
        least likely of them, nor below what is left when all the misses are laid side by side. These bounds frame the
        bar.
      </p>
      <p>
        Within them lies the number. Each member stands for a state of its set, and the set judges how its states bear
        on each other. Each point of such a judgement, both ways added, multiplies the odds ratio of two members,
        whatever the others do, by e<sup>0.35</sup>: at +3, two members of 50% hold together with 31%, not 25%. Members
        that stand for the same state count as +3, for two states of one choice as −3. A judgement is said once, however
        many members stand for its states: their pairs share it. Of all joint distributions with these odds ratios and
        the members’ own chances the one is taken that assumes nothing else.
      </p>
      <p>
        Nobody knows these strengths, so 200 worlds are drawn: with the strength of judgements 0.35 ± 0.15, with each
        member’s log-odds ± 0.5, or as far as forecast and projection lie apart where that is more, and with a log odds
        ratio of 0 ± 0.5 for every pair that nobody judged. The number is the middle one; eight in ten lie in the band.
        Where the band ends at a bound, the page names the member that decides.
      </p>
      <p>
        Of the worlds of a set at most one comes true. What their numbers leave to 100% is for something else; as long
        as a member has no chance its world can only be less likely, and something else more.
      </p>
    </MethodPart>
  )
}

function WorldSource() {
  return (
    <p>
      Bounds: Fréchet 1935. Joint of greatest entropy: iterative proportional fitting, Deming and Stephan 1940. Members
      that bear on each other by what they say, one series in one year or one question, are one part. Why ± 0.5 for
      pairs nobody judged: it is a correlation of about ± 0.2, and the yearly surprises of two series of this base that
      are not linked go together with 0 ± 0.32 (1,061 pairs), where chance alone gives ± 0.25 in series so short. The
      strength of a judgement is a convention; it will be measured once members of worlds have come true.
    </p>
  )
}

type World = NonNullable<MethodExamples['world']>
type WorldChance = NonNullable<World['chance']>

function WorldExample({
  example,
  chance: { parts, lowest, highest, independent, likely },
}: {
  example: World
  chance: WorldChance & { likely: NonNullable<WorldChance['likely']> }
}) {
  const chances = parts.map(({ probability }) => probability)
  const sum = chances.reduce((total, one) => total + one, 0)
  return (
    <Example of={example}>
      <Facts
        facts={example.members.map(({ label, probability }) => [
          label,
          probability === null ? 'no chance' : sayChance(probability),
        ])}
      />
      <p>
        At least max(0, {chances.map(say).join(' + ')} − {chances.length} + 1) ={' '}
        {say(Math.max(0, sum - chances.length + 1))}, at most the least of them, {say(Math.min(...chances))}:{' '}
        <Result>{sayBand({ lowest, highest })}</Result>. If independent, {chances.map(say).join(' · ')} ={' '}
        <Result>{sayFineChance(independent)}</Result>. With what the set judges of them, drawn 200 times:{' '}
        <Result>{sayLikely(likely, true)}</Result>, likely <Result>{sayBand(likely)}</Result>.
      </p>
    </Example>
  )
}

export function IncoherencePart({ example }: { example: MethodExamples['incoherence'] }) {
  return (
    <MethodPart
      name="incoherence"
      formula={<>A implies B: P(A) ≤ P(B); A or B is certain: P(A) + P(B) ≥ 1; P(A|B) P(B) ≤ P(A)</>}
      source={
        <p>
          What one joint distribution allows: Fréchet 1935, total probability. Forecast and model are held against each
          other where they lie far apart.
        </p>
      }
      example={
        example ? (
          <Example of={example}>
            <p>
              <Chemical text={sayIncoherence(example.incoherence, (ref) => example.labels[ref] ?? ref)} />
            </p>
          </Example>
        ) : (
          <NoExample what="scenario has chances that contradict each other" />
        )
      }
    >
      <p>
        Chances that were given one by one may contradict each other. Each contradiction is said in a sentence, and
        nothing is repaired silently.
      </p>
    </MethodPart>
  )
}

export function ConsistencyPart({ example }: { example: MethodExamples['inconsistent'] }) {
  const [pull] = example?.consistency?.pulls ?? []
  return (
    <MethodPart
      name="consistency"
      formula={
        <>
          θ<sub>jl</sub> = Σ<sub>i≠j</sub> C<sub>ij</sub>(z<sub>i</sub>, l); consistent if θ<sub>j</sub>(z<sub>j</sub>)
          ≥ θ<sub>jl</sub> for all j, l
        </>
      }
      source={
        <p>
          Cross-impact balances, Weimer-Jehle 2006; all combinations are searched exactly, and the solutions published
          for Somewhereland (10) and two studies of the Stockholm Environment Institute (4 and 16) are found, none more.
        </p>
      }
      example={
        example && pull ? (
          <PullExample example={example} pull={pull} />
        ) : (
          <NoExample what="scenario is inconsistent, so there is nothing to explain" />
        )
      }
    >
      <p>
        In a scenario set every state promotes or hinders the states of the other descriptors, from −3 to +3. A world is
        consistent if no descriptor is pulled to another state more strongly than to its own. It says nothing of how
        likely the world is.
      </p>
    </MethodPart>
  )
}

type Inconsistent = NonNullable<MethodExamples['inconsistent']>
type Pull = NonNullable<Inconsistent['consistency']>['pulls'][number]

function PullExample({ example, pull }: { example: Inconsistent; pull: Pull }) {
  const { sentence, towards, against } = sayPull(pull, example.descriptors)
  const terms = pull.contributions.map(({ pull: one }) => (one < 0 ? `− ${-one}` : `+ ${one}`)).join(' ')
  return (
    <Example of={example}>
      <p>Why inconsistent? {<Chemical text={sentence} />}</p>
      <ul className={styles.list}>
        {[...towards, ...against].map((one) => (
          <li key={one}>
            <Chemical text={one} />
          </li>
        ))}
      </ul>
      <p>
        Together {terms.replace(/^\+ /, '')} ={' '}
        <Result>{pull.contributions.reduce((sum, { pull: one }) => sum + one, 0)}</Result>: by so much the other state
        is favoured.
      </p>
    </Example>
  )
}

function say(chance: number): string {
  return chance.toFixed(2)
}
