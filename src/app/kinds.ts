/** The kinds of content, and every call of the API. What a new kind touches is a row of ARCHITECTURE.md. */
import { accountContract } from '#accounts/contract.ts'
import { analysisContract } from '#analyses/contract.ts'
import { recordContract } from '#record/contract.ts'
import { contentContract } from '#items/contract.ts'
import type { ApiPart } from '#kit/endpoint.ts'
import { eventContract } from '#kit/events/contract.ts'
import { healthContract } from '#kit/health/contract.ts'
import { workContract } from '#kit/work/contract.ts'
import { myContract } from '#items/mine/contract.ts'
import { legalContract } from '#legal/contract.ts'
import { localPaymentsContract } from '#local/payments/contract.ts'
import { membershipContract } from '#membership/contract.ts'
import { localIdentityContract } from '#local/identity/contract.ts'
import { discussionContract } from '#discussion/contract.ts'
import { forecastContract } from '#forecasts/contract.ts'
import { stance } from '#forecasts/stance.ts'
import { importContract } from '#imports/contract.ts'
import { noticeContract } from '#notices/contract.ts'
import { readersContract } from '#readers/contract.ts'
import { resolutionContract } from '#resolution/contract.ts'
import { scenarioContract } from '#scenarios/contract.ts'
import { predictionContract } from '#predictions/contract.ts'
import { prediction } from '#predictions/kind.ts'
import { scenario } from '#scenarios/kind.ts'
import { sourceContract } from '#sources/contract.ts'
import { bringingContract } from '#sources/bringing/contract.ts'
import { elsewhereContract } from '#sources/elsewhere/contract.ts'
import { trendContract } from '#trends/contract.ts'
import { trend } from '#trends/kind.ts'

export const kinds = [prediction, trend, scenario] as const
export type KindName = (typeof kinds)[number]['name']

const [items, mine] = [contentContract(kinds), myContract(kinds)]
const names = kinds.map(({ name }) => name)
const discussion = discussionContract(names, stance)

/** What pages are made of, and what is done with items on them. */
const pageContract = {
  ...items,
  ...mine,
  ...predictionContract,
  ...scenarioContract,
  ...trendContract,
  ...readersContract,
  ...forecastContract,
  ...discussion,
  ...resolutionContract,
  ...elsewhereContract,
  ...recordContract,
  ...legalContract,
}
export type PageContract = typeof pageContract

/** Every call of the API. */
export const contract = {
  ...localIdentityContract,
  ...localPaymentsContract,
  ...accountContract,
  ...membershipContract,
  ...pageContract,
  ...sourceContract,
  ...bringingContract,
  ...analysisContract,
  ...workContract,
  ...healthContract,
  ...eventContract,
  ...noticeContract,
  ...importContract,
}

/** The calls by what they are about, as the docs order them: first what everybody may read. */
export const apiParts: readonly ApiPart[] = [
  { name: 'Items and lists', calls: items, beside: ['listenToChanges'] },
  { name: 'Predictions', calls: { ...predictionContract, ...resolutionContract } },
  { name: 'Trends and their sources', calls: { ...trendContract, ...sourceContract, ...bringingContract } },
  { name: 'Scenarios', calls: scenarioContract },
  { name: 'Forecasts', calls: { ...forecastContract, ...importContract } },
  { name: 'What readers say', calls: { ...discussion, ...readersContract } },
  { name: 'Record, method and texts', calls: { ...recordContract, ...legalContract } },
  {
    name: 'Analyses',
    calls: analysisContract,
    beside: ['watchAnalysis', 'takeReport_pdf', 'takeReport_docx', 'takeReport_md', 'takeReport_json'],
  },
  { name: 'Items of one’s own', calls: mine },
  { name: 'Notices', calls: noticeContract },
  { name: 'Account and sessions', calls: accountContract },
  { name: 'Membership and payments', calls: membershipContract, beside: ['takeNotice'] },
  { name: 'Questions on other platforms', calls: elsewhereContract },
  {
    name: 'Operating',
    calls: { ...workContract, ...healthContract, ...eventContract },
    beside: ['findHealth', 'findReadiness', 'findMetrics'],
  },
  { name: 'Stand-ins on this machine', calls: { ...localIdentityContract, ...localPaymentsContract } },
]
