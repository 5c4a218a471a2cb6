/** Beyond how many standard errors a finding is named. */

/** The two-sided 5 % of the normal distribution. */
export const clearScore = 1.96
