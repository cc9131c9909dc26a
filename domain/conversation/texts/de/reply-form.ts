// German texts of domain/conversation/reply-form.ts.

export const writeSomethingFirst = 'Schreiben Sie zuerst etwas.'
export const replacePlaceholder = (value: string | number) => `Ersetzen Sie ${value} durch Ihre eigenen Worte.`
