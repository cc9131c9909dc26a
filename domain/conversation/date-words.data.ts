// Words that dates are written with in English, German, French, Spanish, Italian, Dutch, Portuguese, Polish and
// Romanian, lower case, without accents.

/** Weekdays, Sunday first. */
export const weekdayWords: readonly string[] = [
  'sunday sun sonntag dimanche domingo domenica zondag niedziela niedziele niedzieli duminica',
  'monday mon montag lundi lunes lunedi maandag segunda poniedziałek poniedziałku poniedziałku luni',
  'tuesday tue tues dienstag mardi martes martedi dinsdag terca wtorek wtorku marti',
  'wednesday wed mittwoch mercredi miercoles mercoledi woensdag quarta sroda srode srody miercuri',
  'thursday thu thurs donnerstag jeudi jueves giovedi donderdag quinta czwartek czwartku joi',
  'friday fri freitag vendredi viernes venerdi vrijdag sexta piatek piatku vineri',
  'saturday sat samstag sonnabend samedi sabado sabato zaterdag sobota sobote soboty sambata',
]

export const tomorrowWords = 'tomorrow morgen demain manana domani amanha jutro maine'

/** One to twelve; the place in the list is the number. */
export const numberWords: readonly string[] = [
  '',
  'a an one ein eine einem einer eines un une uno una een um uma jeden jedna jednego',
  'two couple zwei zwo deux dos due twee dois duas dwa dwie dwoch doi doua',
  'three few drei einigen paar trois quelques tres algunos tre qualche alcuni drie enkele alguns trzy trzech kilka kilku trei cateva',
  'four vier quatre cuatro quattro quatro cztery czterech patru',
  'five funf fuenf cinq cinco cinque vijf piec pieciu cinci',
  'six sechs seis sei zes szesc szesciu sase',
  'seven sieben sept siete sette zeven sete siedem siedmiu sapte',
  'eight acht huit ocho otto oito osiem osmiu opt',
  'nine neun neuf nueve nove negen dziewiec',
  'ten zehn dix diez dieci tien dez dziesiec zece',
  'eleven elf onze once undici jedenascie unsprezece',
  'twelve zwolf zwoelf douze doce dodici twaalf doze dwanascie doisprezece',
]

export const unitWords = {
  day: 'day days tag tage tagen jour jours dia dias giorno giorni dag dagen dzien dni dnia zi zile zilele',
  week: 'week weeks wk wks woche wochen semaine semaines semana semanas settimana settimane weken tydzien tygodnie tygodni tygodniu saptamana saptamani saptamanii',
  month: 'month months monat monate monaten mois mes meses mese mesi maand maanden miesiac miesiace miesiecy miesiacu luna luni lunii',
  quarter: 'quarter quarters quartal quartale trimestre trimestres trimestri kwartaal kwartał kwartale trimestrul',
  year: 'year years yr yrs jahr jahre jahren an ans annee annees ano anos anno anni jaar rok roku lat lata anul ani',
} as const

/** 'in six months': what makes a duration a point in the future. */
export const aheadWords = 'in within dans en tra fra over dentro daqui depois za peste'
/** 'six months from now': the same behind it. */
export const laterWords = 'from later spater spaeter tard dopo later'
export const halfWords = 'half halben halbes halbe demi medio mezzo half meio poł połowie jumatate'

export const nextWords =
  'next coming following nachste nachsten nachstes nachster kommende kommenden kommendes prochain prochaine proximo proxima prossimo prossima volgend volgende komend que viene nastepny nastepnym nastepnego nastepnej przyszły przyszłym przyszłego przyszłej viitor viitoare urmator urmatoare urmatoarea'

/** Seasons by the day of the year they are taken to begin: [month, day]. */
export const seasonWords: readonly { words: string; month: number; day: number; end: number }[] = [
  { words: 'spring fruhjahr fruhling printemps primavera voorjaar lente', month: 4, day: 1, end: 6 },
  { words: 'summer sommer ete verano estate zomer verao', month: 6, day: 15, end: 9 },
  { words: 'autumn fall herbst automne otono autunno herfst najaar outono', month: 9, day: 15, end: 12 },
  { words: 'winter hiver invierno inverno', month: 12, day: 1, end: 3 },
]
export const afterWords = 'after nach apres despues tras dopo na depois apos'
export const endWords = 'end ende fin finales fine eind einde fim final konca koniec koncu sfarsitul sfarsit finalul'

/** 'until 7 December': up to and perhaps including that day. */
export const untilWords = 'until till til bis jusque jusqu hasta fino sino tot ate through thru pana'
/** With these the named day belongs to the absence. */
export const throughWords =
  'through thru including inclusive einschliesslich einschl inbegriffen inclus incluido inclusive compreso met inclusief incluindo włacznie inclusiv'
/** 'back on 8 December': the named day is the first one at work. */
export const backWords =
  'back return returning returns resume zuruck wieder retour reviens revenir rentre regreso regresare vuelvo volvere vuelta reincorporo rientro rientrero torno tornero ritorno terug weer retorno regresso volto voltarei volta available disponible wracam wroce powrot powrotu powrotem powroce revin intorc intoarcere revenire disponibil disponibila'
/** Polish for 'until'; too common a word in other languages to be read as that there. */
export const polishUntil = 'do'
export const polishWords =
  'jestem bede urlop urlopie urlopu biurze biurem nieobecna nieobecny nieobecnosc wracam wroce sprawach wiadomosc poza dnia'
/** 'in the middle of January'. */
export const middleWords = 'mid mitte mi mediados meta meados midden połowie połowy mijlocul'
/** 'back after 7 December': not on that day. */
export const laterThanWords = 'after nach apres despues dopo depois dupa'
/** What follows in time: the later of two absences counts. */
export const thenWords =
  'then afterwards followed anschliessend danach dann puis ensuite luego despues poi daarna depois potem nastepnie apoi'
/** Someone else's availability. */
export const othersWords =
  'contact reach colleague colleagues substitute deputy cover covering vertretung vertritt kollege kollegin kollegen wenden remplacant remplacante collegue collegues contacter contactez joindre sustituto companero companera contactar contacte sostituto collega contattare vervanger neem colega contatar zastepuje zastepstwo kontakt coleg colega colegul contactati'
export const ownWords =
  'i im my ich je moi yo estoy estare io sono saro ik ben eu estou estarei jestem bede wracam sunt voi revin bin back return'
