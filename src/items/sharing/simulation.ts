/** What a base says wherever it shows anything, whose people are made up. */
export const saysSimulation = 'Simulation: the people here and all that they forecast are made up. The series are real.'
