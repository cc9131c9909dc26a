// English texts of what a hiring manager said about a candidate.

export const liked = (attributes: string) => `Liked: ${attributes}.`
