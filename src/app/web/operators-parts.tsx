/** What rooms beyond `site` show to operators, loaded when one is there. */
import { lazy } from 'react'
import { session } from '#accounts/web/session/session.ts'
import { createCaller } from '#kit/web/call.ts'
import { notLoaded } from '#kit/web/not-loaded.tsx'
import { predictionAddresses } from '#predictions/addresses.ts'
import type { predictionContract } from '#predictions/contract.ts'

export const OperatorSignals = lazy(() =>
  import('#readers/web/OperatorSignals.tsx').then((file) => ({ default: file.OperatorSignals }), notLoaded),
)

export const OperatorComments = lazy(() =>
  import('#discussion/web/OperatorComments.tsx').then((file) => ({ default: file.OperatorComments }), notLoaded),
)

export const OperatorUnresolved = lazy(() =>
  import('#resolution/web/OperatorUnresolved.tsx').then((file) => ({ default: file.OperatorUnresolved }), notLoaded),
)

export const OperatorAnalyses = lazy(() =>
  import('#analyses/web/OperatorAnalyses.tsx').then((file) => ({ default: file.OperatorAnalyses }), notLoaded),
)

export const OperatorMachine = lazy(() =>
  import('#forecasts/web/OperatorMachine.tsx').then((file) => ({ default: file.OperatorMachine }), notLoaded),
)

export const OperatorWishes = lazy(() =>
  import('#analyses/web/OperatorWishes.tsx').then((file) => ({ default: file.OperatorWishes }), notLoaded),
)

const callPredictions = createCaller<typeof predictionContract>(predictionAddresses, session)

export const OperatorOutcomes = lazy(() =>
  import('#predictions/web/doubts/OverturnedOutcomes.tsx').then(
    ({ OverturnedOutcomes }) => ({ default: () => <OverturnedOutcomes call={callPredictions} /> }),
    notLoaded,
  ),
)
