/** From a central forecast to a whole distribution at each step ahead, calibrated on series whose future is known. */
import type { BandFeatures } from './band-features.ts'

/** The chances at which a distribution is kept: the median and the ends of the 50, 80 and 95 % bands. */
export const knotChances = [0.025, 0.1, 0.25, 0.5, 0.75, 0.9, 0.975] as const

/**
 * The logarithm of the scale below and above the forecast is a weighted sum of features; `quantiles` are in scales, by
 * length, at `knotChances`.
 */
export type BandModel = {
  readonly below: readonly number[]
  readonly above: readonly number[]
  readonly quantiles: readonly (readonly number[])[]
}

export type Calibration = {
  /** The numbers of values at which the next bucket of lengths begins. */
  readonly lengths: readonly number[]
  /** For series of positive values, and for all others. */
  readonly positive: BandModel
  readonly any: BandModel
}

/**
 * Beyond step `from` a band is (step / from) ^ exponent times as wide; the exponents are those of the bands of 95, 80
 * and 50 %, of which none is above the one before, so that no band leaves the next.
 */
export type LateSteps = { readonly from: number; readonly exponents: readonly [number, number, number] }

/** With roughness r and step t a steady series' band is (r / .5) ^ (power - fading ln t) times as wide, never wider. */
export type Steadiness = { readonly power: number; readonly fading: number }

/** Whose changes go on to l has bands (t / from) ^ (power ln(l / usual)) times as wide at step t. */
export type Lasting = { readonly power: number; readonly from: number; readonly usual: number }

/** A scale is never beyond e^5, 148, times the unit or its inverse, however strange the series. */
const furthest = 5

/** The scales below and above the forecast, in the unit of the series. */
export function bandScales({ below, above }: Pick<BandModel, 'below' | 'above'>, { unit, features }: BandFeatures) {
  const scale = (weights: readonly number[]) => {
    const sum = features.reduce((total, feature, i) => total + feature * (weights[i] ?? 0), 0)
    return unit * Math.exp(Math.min(furthest, Math.max(-furthest, sum)))
  }
  return { below: scale(below), above: scale(above) }
}

/** The bucket of a series of `count` values: with lengths [20, 40], 19 values are in bucket 0 and 20 in bucket 1. */
export function lengthBucket(lengths: readonly number[], count: number): number {
  return lengths.filter((length) => count >= length).length
}

/**
 * The values of the distribution at `knotChances`: the forecast plus split-conformal quantiles (Vovk, Gammerman and
 * Shafer 2005; by groups, Vovk et al.
 * 2003) times the scale of their side. With forecast 10, scales 1 and 2 and quantiles -2, ..., 0, ..., 2 they run from 8 over 10 to 14.
 */
export function calibratedKnots(forecast: number, features: BandFeatures, model: BandModel, bucket: number): number[] {
  const { below, above } = bandScales(model, features)
  const quantiles = model.quantiles[Math.min(bucket, model.quantiles.length - 1)] ?? []
  return quantiles.map((quantile) => forecast + quantile * (quantile < 0 ? below : above))
}
