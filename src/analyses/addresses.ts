/** Where the analyses API answers. Apart from the contract, so that the browser needs no schemas to call it. */
import type { Address } from '#kit/endpoint.ts'

export const analysisAddresses = {
  previewAnalysis: 'POST /api/analyses/preview',
  orderAnalysis: 'POST /api/analyses',
  findAnalysis: 'GET /api/analyses/:id',
  findSharedAnalysis: 'POST /api/analyses/:id/shared',
  cancelAnalysis: 'POST /api/analyses/:id/cancel',
  rerunAnalysis: 'POST /api/analyses/:id/rerun',
  compareAnalysis: 'GET /api/analyses/:id/changes',
  recomputeEvidence: 'GET /api/analyses/:id/evidence/:evidence',
  shareAnalysis: 'POST /api/analyses/:id/share',
  unshareAnalysis: 'DELETE /api/analyses/:id/share',
  removeAnalysis: 'DELETE /api/analyses/:id',
  listAnalyses: 'GET /api/me/analyses',
  followAnalysis: 'PUT /api/analyses/:id/follow',
  unfollowAnalysis: 'DELETE /api/analyses/:id/follow',
  rateAnalysis: 'PUT /api/analyses/:id/rating',
  wishAnswer: 'POST /api/analyses/wishes',
  listWishes: 'GET /api/operator/wishes',
  removeWish: 'DELETE /api/operator/wishes/:id',
  countAnalyses: 'GET /api/operator/analyses',
} as const satisfies Record<string, Address>

/** What is not JSON of the contract: a stream of events, and files. */
export const analysisFiles = {
  events: (id: string) => `/api/analyses/${id}/events`,
  report: (id: string, format: ReportFormat) => `/api/analyses/${id}/report.${format}`,
} as const

export const reportFormats = ['pdf', 'docx', 'md', 'json'] as const
export type ReportFormat = (typeof reportFormats)[number]
