// Listed skills that say too little in running text.

const vague = new Set(
  'strategy,research,reporting,monitoring,presentations,planning,distribution,payments,goal setting,operations,documentation,training,testing,writing,contracts,optimization,innovation,analytics,accessibility,product development,project planning,program management,communications,events,partnerships,claims,scheduling,deployment,integration,design,telecommunications,privacy'.split(
    ',',
  ),
)
const hollow = new Set(
  'production,growth,pqe,ote,doe,eoe,on-call,operations,publications,scale,startup,start-up,quality,safety,leadership,management,people management'.split(
    ',',
  ),
)

/** Too generic even when they are required. */
export const isHollow = (words: string): boolean => hollow.has(words.toLowerCase())

/** Too generic unless they are required or listed. */
export const isTooGeneric = (words: string): boolean => vague.has(words.toLowerCase()) || isHollow(words)
