/** What world a scenario describes: the choices that make it, what must hold in it, and what to watch for. */
import type { ItemRef } from '#items/item.ts'
import { NumberField, Side, TextField } from '#items/web/form/fields.tsx'
import { Rows } from '#items/web/form/Rows.tsx'
import { ItemPicker } from '#items/web/form/ItemPicker.tsx'
import type { FieldsProps } from '#items/web/kind-form.ts'
import { Section } from '#kit/web/ui/Section.tsx'
import { claimable, claimFor, ClaimFields } from './ClaimFields.tsx'
import { mostMembers } from '../../limits.ts'
import { leastMembers, sayCount } from '../../words.ts'
import { SetPart } from './SetPart.tsx'
import type { ScenarioForm, WrittenMember, WrittenSignpost } from './unfinished.ts'

type Props = FieldsProps<ScenarioForm>

export function ScenarioFields(props: Props) {
  return (
    <>
      <Section title="The choices" note="One state of each">
        <div className="stack tight">
          <SetPart {...props} />
        </div>
      </Section>
      <Members {...props} />
      <Signposts {...props} />
    </>
  )
}

const blankMember: WrittenMember = { to: null, outcome: '' }
const blankSignpost: WrittenSignpost = { title: '', watch: null, outcome: '', by: null }

function Members({ entry, change, faultOf }: Props) {
  return (
    <Section title="Members" note="All must hold">
      <Rows
        legend="What must hold in this world"
        hint={`Predictions with an outcome, and trends that are at or beyond a threshold in a year. With fewer than ${sayCount(leastMembers)} it gets no chance`}
        error={faultOf('members')}
        noun="member"
        rows={entry.members}
        blank={blankMember}
        most={mostMembers}
        onChange={(members) => change({ members })}
      >
        {(member, changeRow, i) => (
          <Member
            member={member}
            change={changeRow}
            faultOf={(field) => faultOf(`members.${i}${field && `.${field}`}`)}
          />
        )}
      </Rows>
    </Section>
  )
}

type RowProps<Row> = { change: (row: Row) => void; faultOf: (field: string) => string | null }

function Member({ member, change, faultOf }: RowProps<WrittenMember> & { member: WrittenMember }) {
  const { to } = member
  // Asked for in any case: before an item is chosen there is no other field that could tell what is wanting about it.
  const whole = faultOf('')
  const choose = (ref: ItemRef | null) => {
    const claim = claimFor(ref, member)
    change('outcome' in claim ? { to: ref, ...claim } : { to: ref, at: 'at' in member ? member.at : null, ...claim })
  }
  return (
    <>
      <ItemPicker
        label="Prediction or trend"
        error={faultOf('to') ?? whole}
        kinds={claimable}
        value={to}
        onChange={choose}
      />
      <Side>
        <ClaimFields of={to} claim={member} change={change} faultOf={faultOf} />
        {'at' in member && to !== null && (
          <YearField
            label="In the year"
            error={faultOf('at')}
            value={member.at}
            onChange={(at) => change({ ...member, at })}
          />
        )}
      </Side>
    </>
  )
}

function Signposts({ entry, change, faultOf }: Props) {
  return (
    <Section title="Signposts" note="Early signs to watch for">
      <Rows
        legend="What would show early that this world is coming"
        error={faultOf('signposts')}
        noun="signpost"
        rows={entry.signposts}
        blank={blankSignpost}
        most={12}
        onChange={(signposts) => change({ signposts })}
      >
        {(signpost, changeRow, i) => (
          <Signpost
            signpost={signpost}
            change={changeRow}
            faultOf={(field) => faultOf(`signposts.${i}${field && `.${field}`}`)}
          />
        )}
      </Rows>
    </Section>
  )
}

function Signpost({ signpost, change, faultOf }: RowProps<WrittenSignpost> & { signpost: WrittenSignpost }) {
  const { title, watch, by } = signpost
  const whole = faultOf('')
  return (
    <>
      <TextField
        label="The sign"
        hint="CO2 passes 440 ppm before 2032"
        error={faultOf('title')}
        maxLength={140}
        value={title}
        onChange={(next) => change({ ...signpost, title: next })}
      />
      <ItemPicker
        label="Prediction or trend to watch"
        error={faultOf('watch') ?? whole}
        kinds={claimable}
        value={watch}
        onChange={(ref) => change({ title, by, watch: ref, ...claimFor(ref, signpost) })}
      />
      <Side>
        <ClaimFields of={watch} claim={signpost} change={change} faultOf={faultOf} />
        <YearField
          label="By the year"
          error={faultOf('by')}
          value={by}
          onChange={(next) => change({ ...signpost, by: next })}
        />
      </Side>
    </>
  )
}

type YearProps = { label: string; error: string | null; value: number | null; onChange: (year: number | null) => void }

function YearField(props: YearProps) {
  return <NumberField {...props} inputMode="numeric" min={1900} max={2200} step={1} />
}
