/** The end of an account: says what goes, asks for a word that nobody types by mistake, and leads home. */
import type { Auth } from '@firebase/auth'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { screenPaths } from '#kit/paths.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Dialog } from '#kit/web/ui/controls/Dialog.tsx'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { session } from '../session/session.ts'
import styles from './DeleteAccount.module.css'
import { useLostFocus } from '../use-lost-focus.ts'
import { useUser } from '../use-user.ts'
import { asksProof } from './asks-proof.ts'
import { Proof } from './Proof.tsx'
import { StepFoot } from './StepFoot.tsx'
import { useStep } from './use-step.ts'

const word = 'DELETE'

/** Whether they must say once more who they are before they are told anything. */
type First = 'looking' | 'proof' | 'nothing'

/** `auth` is null while the sign-in service is not at hand; then the server is asked all the same. */
export function DeleteAccount({ auth }: { auth: Auth | null }) {
  const [isOpen, setOpen] = useState(false)
  const [first, setFirst] = useState<First>('looking')
  const { user } = useUser()
  const open = async () => {
    setFirst('looking')
    setOpen(true)
    // Who cannot be asked now is asked at the end, where it turns out.
    const isAsked = await willAsk(user?.email ?? null).catch(() => false)
    setFirst(auth && isAsked ? 'proof' : 'nothing')
  }
  return (
    <>
      <Button variant="danger" aria-haspopup="dialog" onClick={() => void open()}>
        Delete account
      </Button>
      <Dialog title="Delete your account" isOpen={isOpen} onClose={() => setOpen(false)}>
        {first === 'looking' && <output className="soft">Looking when you signed in.</output>}
        {first === 'proof' && auth && <ProofFirst auth={auth} onProven={async () => setFirst('nothing')} />}
        {first === 'nothing' && <DeleteForm auth={auth} />}
      </Dialog>
    </>
  )
}

async function willAsk(email: string | null): Promise<boolean> {
  const token = await session.bearer({ isChange: true })
  return token !== null && asksProof(token, email)
}

function ProofFirst({ auth, onProven }: { auth: Auth; onProven: () => Promise<void> }) {
  return (
    <div className="stack tight">
      <p>
        Before an account is deleted we ask who you are. This deletes nothing yet: next you are told what goes and what
        stays, and asked again.
      </p>
      <Proof auth={auth} onProven={onProven} />
    </div>
  )
}

function DeleteForm({ auth }: { auth: Auth | null }) {
  const step = useStep()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const goes = useLostFocus<HTMLDivElement>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== word) return step.refuse('word', `Type ${word} in capitals to go on.`)
    if (await step.run(session.deleteAccount)) await navigate(screenPaths.home())
  }
  const goOn = async () => {
    if (await step.goOn()) await navigate(screenPaths.home())
  }
  if (step.state.is === 'unproven' && auth) return <Proof auth={auth} onProven={goOn} />
  return (
    <form className="stack tight" onSubmit={(event) => void send(event)} noValidate>
      <div ref={goes} className={styles.goes} tabIndex={-1}>
        <p>At once and for good, these are deleted:</p>
        <ul>
          <li>your account, your profile, and your ways to sign in, everywhere you are signed in;</li>
          <li>every prediction, trend and scenario that you wrote, published or not, with all versions;</li>
          <li>every signal that you added to a trend, your ratings, and your reports of what others wrote;</li>
          <li>what you said in comments, with your name and the forecasts that you had kept beside them;</li>
          <li>that your forecasts were yours, why you made them, and what you say of questions that are open;</li>
          <li>what you brought from other platforms, and your page as a forecaster where you had yourself shown;</li>
          <li>your drafts, what you saved and followed, your own radars, and the analyses that you ordered;</li>
          <li>your membership, which ends at once and without a refund, and what is left of your budgets.</li>
        </ul>
        <p>What stays, or goes on:</p>
        <ul>
          <li>if you ever paid, the payments and invoices, here and at Stripe, since the law wants them kept;</li>
          <li>
            a payment that still waits for your bank, since it cannot be called back: once the bank has paid, the money
            is sent back to you, as no account is left to have what it bought;
          </li>
          <li>what you had estimated, where it was counted, under a random number that leads to nobody;</li>
          <li>that there was a comment where others have read one of yours, and their replies to it;</li>
          <li>analyses that others ordered, with the titles and numbers of your published items that they rest on;</li>
          <li>if an operator has stopped your items, for two years a hash by which your address is known again.</li>
        </ul>
        <p>
          Nobody can bring back what is deleted. To keep a copy,{' '}
          <a href={screenPaths.exportOfMine()} download>
            export everything of yours
          </a>{' '}
          first.
        </p>
      </div>
      <Field label={`Type ${word} to go on`} error={step.faultOf('word')}>
        {(field) => (
          <Input
            {...field}
            autoComplete="off"
            autoCapitalize="characters"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="danger" busy={step.isBusy}>
          Delete for good
        </Button>
      </div>
      <StepFoot step={step} done="" />
    </form>
  )
}
