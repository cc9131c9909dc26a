// Polite refusals that leave the door open, and requests to be left alone in many words, written for this project: one a line under
// '# label detail'.

export const firmExamples = `
# not_interested timing
Thanks for thinking of me. I'm happy where I am, but let's stay in touch.
I appreciate you reaching out! I'm fully committed to my current team right now. Would love to reconnect down the road.
Sounds like a great role, but the timing isn't right for me. Please keep me in mind for the future.
This looks exciting, however I have just signed on for another year here. Happy to talk again then.
I'm flattered, and the company looks great. At the moment I'm not exploring anything new though.
Great opportunity! Sadly I can't take on anything else until the summer. Let's revisit in September.
Lovely to hear from you. We are in the middle of a big migration, so I wouldn't leave before it is done. Maybe next spring?
Not looking at present, but I'm always open to hearing about future openings.
I would have been interested a month ago, but I've since accepted something else. Please do keep my details.
Interesting position, and a year from now I might say yes. For now I'm staying put.
I'm currently on a fixed-term contract through June, so not available. Feel free to check back after that.
Really nice message, thank you. I'm tied up with my own project for now, but the door is open.
I love what you're building. Unfortunately I'm locked in until my shares vest next year. Ping me then!
If things change on my side I'll get in touch. For now I'm content where I am.
It's not the right moment for me to move, but I'd be glad to connect on LinkedIn.
I'm going to stay where I am for the time being, thank you, and good luck with the search.
Thank you for the kind words! I'm not in a position to make a move at this stage, perhaps some other time.
I would be excited about this in other circumstances, but we have a newborn at home and I can't change jobs now.
My plate is full at the moment. I'd be happy to have a chat later in the year.
We're about to go live, so I won't be going anywhere before Christmas. After that I'd be curious.
Right now I'm focused on finishing my degree, but I would welcome a message next year.
Appreciate the note. Not a fit for me at this time, though I'd enjoy staying connected.
Danke für die nette Nachricht! Im Moment bin ich sehr zufrieden, aber lassen Sie uns gern in Kontakt bleiben.
Klingt spannend, kommt für mich aber gerade zu früh. Melden Sie sich gern in einem Jahr.
Derzeit bin ich fest gebunden, für die Zukunft bin ich aber offen.
Tolle Stelle, leider passt der Zeitpunkt nicht. Behalten Sie mich gern im Hinterkopf.
Merci pour votre message, le poste a l'air passionnant. Je ne suis pas en recherche actuellement, mais restons en contact.
C'est très gentil, mais je viens de prendre un nouveau poste. Au plaisir d'échanger à l'avenir.
Pour le moment je suis bien où je suis, mais n'hésitez pas à revenir vers moi l'an prochain.
Gracias por escribirme, parece una gran oportunidad. Ahora mismo estoy comprometida con mi proyecto, pero sigamos en contacto.
Muy interesante, aunque por el momento no busco cambios. Ténganme en cuenta para el futuro.
En este momento estoy contento donde estoy; más adelante quizá hablemos.
Grazie del messaggio, il ruolo sembra bello. Al momento sono soddisfatto, ma restiamo in contatto.
Ora sono impegnata su un altro progetto, magari più avanti possiamo risentirci.
Bedankt voor je bericht, mooie rol! Op dit moment zit ik goed, maar laten we contact houden.
Klinkt interessant, alleen nu even niet. Benader me gerust volgend jaar nog eens.
Obrigado pelo contato, a vaga parece ótima. No momento estou comprometido com o meu projeto, mas vamos manter contato.
Agora não é o melhor momento para mim, quem sabe no futuro.
Dziękuję, brzmi świetnie, ale obecnie jestem związany umową. Odezwijcie się proszę za rok.
Mulțumesc, pare un rol grozav, dar acum sunt prinsă într-un proiect. Vorbim poate anul viitor.
# not_interested general
Thank you very much for considering me, it sounds great, but I'll have to say no.
What a nice role. It isn't for me, though I wish you all the best.
I had a good look at it and decided not to go ahead. Thanks again!
Please remove me from consideration for this role.
Please take me out of the process, I no longer want to continue.
I'd like to withdraw, thank you for your time.
Vielen Dank für das tolle Angebot, ich habe mich aber dagegen entschieden.
Merci beaucoup, c'est un beau projet, mais ma réponse est non.
Es un proyecto muy bonito, pero mi respuesta es que no.
# interested general
Thanks for reaching out. I'm currently looking for something new, so this comes at the right time.
At the moment I'm between jobs and free to start at once. Let's talk.
I'm not unhappy where I am, but this is too good to ignore. When can we speak?
Right now works for me, or any time this week.
I currently work at a competitor, and yes, I'd be open to a move.
Happy where I am, but always willing to listen. Send me the details and let's set up a call.
Let's keep in touch about this one: I'm interested and can talk on Friday.
Ich suche derzeit etwas Neues, Ihre Anfrage kommt also wie gerufen.
Je cherche actuellement, votre message tombe très bien.
Ahora mismo estoy buscando, así que me interesa mucho.
# unsubscribe general
Kindly take my name off whatever list you have it on.
Please scrub my address from your system.
I'd like to be taken off this sequence.
You can drop me from your campaign, thanks.
Pull me from your outreach, please.
Do me a favor and lose my email address.
I never asked for these emails. No more, please.
This is the third message from you. Stop.
I don't want to hear from recruiters anymore.
I would rather not be contacted about jobs again.
Please make sure I don't get any more of these.
No need to follow up again, ever.
Please don't follow up any further.
Thanks, but please do not reach out to me again about roles.
Not interested, and please take me off your list.
I'm happy in my job. Please don't write to me about this again.
No thank you. Please don't get in touch again.
I've asked twice now: cease all communication.
Put me on your do-not-contact list.
I have no interest in being on your mailing list.
Could you get me out of your database?
I wish to opt out of all future mailings.
Don't message me anymore.
Enough. Leave me alone.
Please exclude this address from further mailings.
Cross me off your list, would you?
How do I get these messages to stop? Please end them.
Bitte schreiben Sie mich nicht mehr an.
Streichen Sie meine Adresse aus Ihrer Liste.
Ich wünsche keine weiteren Nachrichten von Ihnen.
Kein Interesse, und bitte melden Sie sich nicht mehr bei mir.
Nehmt mich bitte aus eurem Verteiler raus.
Ich möchte zu keinen Stellen mehr angeschrieben werden.
Merci de ne plus m'écrire.
Veuillez retirer mon adresse de votre liste.
Je ne souhaite plus être contacté par vos services.
Pas intéressé, et merci de ne plus me relancer.
Inutile de me recontacter à l'avenir.
Por favor, no me escriban más.
Quiten mi correo de su lista.
No me interesa, y les pido que no vuelvan a contactarme.
No deseo recibir más ofertas suyas.
Per favore non scrivetemi più.
Togliete il mio indirizzo dalla vostra lista.
Non sono interessato e chiedo di non essere più contattato.
Stuur mij alsjeblieft geen berichten meer.
Haal mijn adres uit jullie bestand.
Geen interesse, en neem geen contact meer met mij op.
Por favor, não me escrevam mais.
Retirem o meu e-mail da vossa lista.
Não tenho interesse e peço que não entrem mais em contato.
`
