// German texts of domain/project/expansion.ts.

export const andMore = (words: string, more: number) => `${words} und ${more} weitere`
export const keywords = (words: string) => `Wunsch statt Muss: ${words}`
export const titles = (words: string) => `Auch andere Jobtitel: ${words} als Wunsch statt Muss`
export const pastTitles = (words: string) => `Auch Personen mit diesem früheren Jobtitel: ${words}`
export const pastTitle = 'Auch Personen, die den Jobtitel früher hatten'
export const elsewhere = (places: string) => `Remote-Arbeit, also auch Personen außerhalb von ${places}`
export const years = (n: number) => `${n} Jahre Erfahrung mehr oder weniger`
export const education = 'Jede Ausbildung'
export const track = 'Mit und ohne Personalverantwortung'
