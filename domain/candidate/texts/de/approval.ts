// German texts of the hiring manager's feedback.

export const liked = (attributes: string) => `Gefallen haben: ${attributes}.`
