// English texts of domain/project/lifecycle.ts.

export const draftNotPausable = 'A draft can’t be paused. Archive it instead.'
export const projectArchived = 'This project is archived.'
export const finishCalibration = 'Finish calibration first: review the candidates in Review.'
