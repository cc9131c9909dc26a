// English texts of domain/project/lifecycle.ts.

export const aDraftCannotBePausedArchive = 'A draft can’t be paused. Archive it instead.'
export const thisProjectIsArchived = 'This project is archived.'
export const finishCalibrationFirstReviewTheCandidates = 'Finish calibration first: review the candidates in Review.'
