// Answers in Romanian, written for this project: one a line under '# label detail'.

export const romanianExamples = `
# interested general
Da, sunt interesat. Când putem vorbi?
Mulțumesc pentru mesaj! Sună interesant, aș vrea să aflu mai multe.
Cu plăcere, hai să stabilim un apel.
Bună ziua, sunt deschisă la noi oportunități și mi-ar plăcea să discutăm.
Oferta mă interesează, mă puteți suna la 0722 555 014.
Sunt interesată, care sunt pașii următori?
Tocmai caut ceva nou, așa că momentul e perfect.
De ce nu, ascult cu drag detaliile.
Atașez CV-ul meu.
Da!
Sigur, trimiteți-mi o invitație.
Mi-ați trezit curiozitatea, putem vorbi la telefon.
Este exact tipul de rol pe care îl caut.
Mi-ar face plăcere să cunosc echipa.
Sunt interesat de acest post, aștept detalii.
Contractul meu se termină în martie, deci vorbim cu drag.
Nu am nimic împotriva unei discuții, sunați după ora 16.
Sună super, spuneți-mi când putem vorbi.
# interested schedule
Marți la ora 10 este perfect.
Sunt liber joi după-amiază.
Din păcate miercuri nu pot, dar vineri dimineață?
Trimiteți vă rog invitația pentru luni la 14.
Pot vorbi în fiecare zi după ora 17.
# interested conditional
Sunt interesat, dacă se poate lucra de la distanță.
Cu plăcere, cu condiția ca salariul să fie de cel puțin 3000 de euro.
Pot discuta, dar aș putea începe abia din mai.
# question compensation
Care este salariul oferit?
Care este bugetul pentru această poziție?
Îmi puteți spune intervalul salarial?
Cât se plătește pe oră?
# question remote
Se poate lucra complet de acasă?
Câte zile pe săptămână trebuie să fiu la birou?
Este posibil hibrid din Cluj?
# question additional_information
Despre ce companie este vorba?
Îmi puteți da mai multe detalii despre proiect?
Ce tehnologii folosește echipa?
Este contract de muncă sau colaborare?
Cui aș raporta?
Cum arată procesul de recrutare?
Unde se află biroul?
Îmi trimiteți, vă rog, descrierea postului?
De când este disponibil postul?
Mai este valabilă poziția?
Cât de mare este echipa?
# question visa
Oferiți sprijin pentru permisul de muncă?
# question multiple
Sună interesant. Care este salariul și se poate lucra remote?
Unde este biroul și care sunt responsabilitățile?
# not_interested general
Mulțumesc, dar nu sunt interesat.
Nu sunt interesată.
Nu, mulțumesc.
Vă mulțumesc pentru ofertă, dar trebuie să refuz.
Nu este pentru mine, vă doresc succes în căutare.
Din păcate nu mă interesează.
De data aceasta refuz.
Nu intenționez să îmi schimb locul de muncă.
Mulțumesc pentru interes, dar nu caut un loc de muncă.
# not_interested timing
Momentan nu caut, dar reveniți peste șase luni.
Deocamdată sunt mulțumit la actualul loc de muncă.
Tocmai mi-am schimbat jobul.
Nu e momentul potrivit, poate anul viitor.
În prezent nu iau în calcul o schimbare, dar să păstrăm legătura.
Acum sunt implicată într-un proiect mare, putem relua discuția pe viitor.
Am semnat un contract nou acum o lună.
Mulțumesc pentru mesajul frumos. Acum nu, dar să mă aveți în vedere.
Îmi este bine unde sunt, dar nu spun niciodată niciodată.
# not_interested compensation
Salariul este prea mic pentru mine.
Câștig mult mai mult acum, așa că refuz.
La suma aceasta nu are sens.
# not_interested remote_policy
Nu mă mut la București.
Mă interesează doar munca de la distanță, deci nu.
Naveta la birou iese din discuție.
# not_interested role_fit
Nu este profilul meu, nu programez în Java.
Experiența mea este în alt domeniu.
# not_interested seniority
Postul ar fi un pas înapoi pentru mine.
# not_interested company_fit
Nu vreau să lucrez în industria jocurilor de noroc.
Nu mă atrag corporațiile.
# not_interested visa
Nu am drept de muncă în Uniune.
# not_interested other
Am propria firmă și nu caut un job.
Sunt deja la pensie.
# not_interested making_referral
Eu nu, dar scrieți-i colegei mele Ana Popescu.
Nu sunt interesat, dar pot recomanda un prieten.
# not_interested misclassification
Mă confundați cu altcineva, sunt medic stomatolog.
Nu sunt persoana potrivită, nu lucrez în IT.
# not_interested wrong_email
La această adresă nu există o astfel de persoană.
Doamna Popescu nu mai lucrează aici.
# out_of_office general
Sunt plecat din birou până pe 14 august. Pentru urgențe contactați-o pe Ana.
Vă mulțumesc pentru mesaj. Sunt în concediu până pe 7 decembrie.
Răspuns automat: lipsesc din birou, voi răspunde la întoarcere.
În perioada 1-12 iulie sunt în concediu, cu acces limitat la e-mail.
Sunt în concediu medical, pentru urgențe sunați la birou.
Sunt în concediu de maternitate până în martie.
Absență: revin luni și vă voi răspunde atunci.
Între 20 și 24 mai voi fi plecată. Mesajul nu va fi redirecționat.
Nu mai lucrez la această companie, vă rog să contactați departamentul HR.
Sunt în delegație și voi răspunde cu întârziere.
# unsubscribe general
Vă rog să mă scoateți de pe listă.
Vă rog să nu îmi mai scrieți.
Nu îmi mai trimiteți mesaje.
Nu doresc astfel de emailuri.
Scoateți-mă din această listă de discuții.
Încetați să îmi mai scrieți.
Ștergeți adresa mea din baza de date.
Nu vreau să primesc oferte de muncă.
Mă dezabonez.
Vă rog să nu mă mai contactați.
În baza GDPR solicit ștergerea datelor mele personale.
De unde aveți adresa mea? Ștergeți-mi datele.
Acesta este spam, dezabonați-mă.
Nu mai vreau să fiu contactat.
Eliminați-mă din baza de candidați.
Lăsați-mă în pace cu ofertele.
# unclear general
Mulțumesc.
Ok.
Trebuie să mă gândesc.
Vorbesc cu soția și vă anunț.
Cine sunteți?
Ne cunoaștem?
Am primit, mulțumesc.
Mă gândesc și revin cu un răspuns.
Poate.
Bună ziua
Cineva a uitat o umbrelă la noi.
`
