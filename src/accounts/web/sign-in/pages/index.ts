/** Which component shows which page. */
import type { ReactNode } from 'react'
import type { PageName } from '../page.ts'
import {
  EmailChanged,
  EmailRecovered,
  EmailVerified,
  FactorRemoved,
  PasswordChanged,
  ResetPassword,
  VerifyEmail,
} from './action.tsx'
import { FederatedKnown, JoinFederated, JoinLink, JoinPassword } from './join.tsx'
import { LinkConfirm, LinkSent, LinkTrouble } from './link.tsx'
import type { PageProps } from './page-props.ts'
import { Password, SignUp } from './password.tsx'
import { Phone, PhoneCode } from './phone.tsx'
import { Recover, RecoverSent } from './recover.tsx'
import { ActionFailed, Failed, Merge, NotAuthorized, Unsupported } from './refused.tsx'
import { Opening, Providers, SignedIn, Start } from './start.tsx'

export const pages: { [Name in PageName]: (props: PageProps<Name>) => ReactNode } = {
  opening: Opening,
  start: Start,
  providers: Providers,
  password: Password,
  signUp: SignUp,
  linkSent: LinkSent,
  linkTrouble: LinkTrouble,
  linkConfirm: LinkConfirm,
  recover: Recover,
  recoverSent: RecoverSent,
  federated: FederatedKnown,
  joinFederated: JoinFederated,
  joinPassword: JoinPassword,
  joinLink: JoinLink,
  phone: Phone,
  phoneCode: PhoneCode,
  merge: Merge,
  unsupported: Unsupported,
  notAuthorized: NotAuthorized,
  resetPassword: ResetPassword,
  passwordChanged: PasswordChanged,
  verifyEmail: VerifyEmail,
  emailVerified: EmailVerified,
  emailChanged: EmailChanged,
  emailRecovered: EmailRecovered,
  factorRemoved: FactorRemoved,
  actionFailed: ActionFailed,
  failed: Failed,
  signedIn: SignedIn,
}
