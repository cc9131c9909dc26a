// English texts of domain/insight/self-identification.ts.

export const pleaseChooseOneOfTheAnswers = 'Please choose one of the answers.'
