/** The scripts of the title encoder's 21 languages, and what belongs to no script. */
const learned = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u

/** Whether a title has letters of a script that the encoder hasn't learned (Chinese, Japanese, Korean, Arabic, Hebrew, Thai, Greek …). */
export const isUnlearnedScript = (title: string): boolean => !learned.test(title)
