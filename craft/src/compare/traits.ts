/** Words of a demand that say nothing somebody must have told: how people are wished to be everywhere, and filling. */

const TRAITS = `interesse interest interests interet interes affinitat affinity fisica fisico physical physically korperlich korperliche physique fit fitness kraft strength force handchen gespur knack flair talent doigte tact takt prudencia umsicht umsichtig prudence prudent caution cautious achtsam respeto sang-froid emotions estupendo genial prima super souplesse souple detendue soudee soude gestaltungsspielraum spielraum freiraum vertrauen trust freedom freiheit liberte libertad abwechslung abwechslungsreich variety variete variedad sauber sauberes sauberkeit presentation soignee soigne soignees tenue chaleureuse chaleureux propre courtois courtoise courtoisie verlasslich verlasslichkeit wetterfest anpackend constancia constante compassion judgment judgement head nerves stamina sociable unter leuten menschenkenntnis fein fingerspitzengefuhl ausdauer belastungsfahig loyal loyalty loyalitat loyaute lealtad seriositat serieux serieuse seriedad orden ordenado ordenada orderly ordnung ordentlich auge oeil ojo diplomatie diplomacy diplomatisch diplomacia feel eye sense tone friendly friendliness reliable reliability punctual punctuality patience patient calm
care careful caring kind kindness honest honesty communication communicate communicator team teamwork motivated motivation
self-motivated self-starter curious curiosity creative creativity organised organized organisational organizational flexible
flexibility attention detail positive attitude proactive someone person people joy love written verbal oral listening clear clearly
pressure deadlines priorities prioritise independent independently initiative hands-on can-do approach mindset mentality
relationships relationship interpersonal problem-solving problem solving analytical thinking think multitask time-management
responsible responsibility trustworthy integrity empathy empathetic energy energetic enthusiasm enthusiastic passion passionate drive
driven driving-force ownership adaptable adaptability standards expectations high quality professional professionalism manner
polite courteous warm welcoming smile humour humor sharp precise precision accuracy accurate methodical structured pragmatic
fast-paced environment environments dynamic deadline great bubbly outgoing lively cheerful approachable conscientious diligent thorough thoroughness tidy neat hand voice eager willing willingness learn learning fast quick quickly learner respectful respect
confident confidence resilient resilience discreet discretion tactful player collaborative collaboration collaborate others colleagues
comfortable happy ready keen open open-minded presence personality strong build builds working steady well
freude spass freundlich freundliches freundlichkeit zuverlassig zuverlassigkeit punktlich punktlichkeit geduld geduldig sorgfalt
sorgfaltig sorgfaltige genauigkeit genau verschwiegenheit arbeitsweise teamfahig teamfahigkeit teamplayer teamgeist kommunikation
kommunikativ kommunikationsstark kommunikationsfahigkeit motivation motiviert belastbar belastbarkeit selbststandig selbststandige
selbstandig eigenverantwortung eigenverantwortlich eigenverantwortliche eigeninitiative verantwortung verantwortungsbewusst
verantwortungsbewusstsein einfuhlungsvermogen empathie empathisch offen offenheit engagement engagiert engagierte strukturiert
strukturierte flexibilitat flexibel lernbereitschaft lernen neugier neugierig auftreten gepflegt sympathisch denken denkweise
losungsorientiert losungsorientierte organisationstalent durchsetzungsvermogen kundenorientiert kundenorientierung
serviceorientierung dienstleistungsorientierung analytisch analytische ruhe ruhig hektisch gewissenhaft gewissenhafte herz
leidenschaft begeisterung lust spontan humor menschen kolleg kollegen zupackend anpacken prazise prazision qualitatsbewusstsein diskretion
fairness fair umgangsformen ausstrahlung menschlich professionell wertschatzend respektvoll
dote dotee preuve fait sens gout envie accueil service sourire souriant rigueur rigoureux rigoureuse autonomie autonome ponctualite ponctuel ponctuelle patience
esprit equipe ecoute bienveillance bienveillant dynamique dynamisme creativite creatif creative imagination pedagogie pedagogue relationnel relationnelle aisance organise organisee organisation
reactivite reactif reactive motivation motive motivee curieux curieuse curiosite enthousiasme polyvalent polyvalente
polyvalence adaptabilite adaptation initiative initiatives responsable responsabilites sympathique discretion qualites qualite redactionnelles
redactionnel calme minutie minutieux precision soin soigneux gestion stress fiable fiabilite volontaire humaine humain
apprendre formons professionnalisme confidentialite empathie collectif analyse synthese travailler travail
trato amable amabilidad cercano cercania ganas aprender paciencia paciente puntual puntualidad equipo responsable responsabilidad
comunicacion comunicativo comunicativa organizacion organizado organizada proactivo proactiva proactividad iniciativa dinamico
dinamica empatia empatico flexibilidad adaptacion actitud positiva positivo motivacion entusiasmo curiosidad atencion detalle rigor
autonomia resolutivo resolutiva resolucion problemas habilidades capacidad compromiso orientacion cliente persona personas
vocacion servicio sonrisa creatividad creativo creativa presion cuidado honestidad discrecion trabajar trabajo trabajador`

const FILLING = `naturally obviously certainly naturlich selbstverstandlich naturellement evidemment naturalmente category categories klasse kategorie kategorien categorie categoria categorias tener haben avoir sein etre ser estar all alle tous toutes todas todos everyone jeder sound condition condicion pero suma aber pas mais one the and for with you your our are have has will can that this from who able need
experience experiences experienced good strong excellent solid proven working work ability skills skill knowledge understanding
must required requirement requirements plus useful teach gained setting know how they them their into such like some least more than year years other
live availability available second language lovely ideal great jahr jahre zeit halbes halbe niveau practical practice hands real reales solida soltura practica pratique worked used accepte acceptes accepted accepting welcome bienvenus bienvenues bienvenue willkommen development developing way around see similar relevant related equal equivalent any background role team and/or nice bring ideally preferred preferably desirable desired advantage advantageous
essential mandatory field subject discipline area industry sector comparable combination valid full proficiency proficient familiarity familiar
including also both well very command first previous prior demonstrable demonstrated track record minimum least handling dealing use using hold holds possess
tools systems software technologies would could be own disponibilidad disponible willing willingness disponibilite you they not but isn't aren't don't without helpful asset
erfahrung erfahrungen berufserfahrung praxiserfahrung mehrjahrige mehrjahriger erste ersten kenntnisse kenntnis grundkenntnisse fundierte gute guter gutes sehr und oder mit
der die das den dem des ein eine einen einer fur von sie ihr ihre ihren du dein deine deinen bringen bringst mit haben hast sind ist wir uns als auch sowie umgang bereich idealerweise
vorteil vorteilhaft wunschenswert gerne gern vergleichbar vergleichbare vergleichbarer vergleichbares ahnlich ahnliche ahnlichen qualifikation abgeschlossene abgeschlossenes abgeschlossen
sicherer sichere sicher voraussetzung erforderlich zwingend notwendig bereitschaft fahigkeit mindestens wort schrift oder nicht kein keine plus
experience experiences avec dans pour les des une vous votre vos avez etes est sont nous notre bonne bonnes bon maitrise connaissance connaissances capacite
savoir sur aux par premiere similaire equivalent equivalente souhaite souhaitee souhaitees apprecie appreciee appreciees exige exigee requis requise obligatoire idealement domaine poste atout serait
permis minimum bien tres confirmee significative reussie disposez possedez justifiez excellente excellentes
experiencia con para los las del una unos que tienes eres tu tus nuestro buena buenas buen conocimientos conocimiento manejo capacidad sobre por como
minima minimo previa demostrable valorable valorara valora valoraran deseable imprescindible necesario necesaria requerido similar similares equivalente preferible puesto sector se un no alto alta nivel dominio persona`

/** Words that hold sentences together. */
const SMALL = `proper richtig richtige richtiger vrai vraie veritable autentico algo something etwas quelque uno dos tres cuatro cinco sixteen seventeen eighteen twenty sechzehn siebzehn achtzehn zwanzig seize dix-huit vingt dieciseis dieciocho veinte auf rund around autour alrededor over under near next across along around behind beside besides off out onto than except plus minus sur sous dans par chez hors sobre bajo tras ante
though although because since while whereas unless until when whenever where wherever which whose whom what why than then there here
such now only just already still yet even ever never always often sometimes soon later early almost nearly enough quite rather too another both each either neither
between among during before after above below through without within upon about against toward towards per via its it's his her hers ours yours myself itself itself
was were been being does did done doing would should might may shall let get gets got go goes went come comes make makes made take takes took put see look say says tell ask
obwohl obgleich damit denn dass wenn weil wann wohin woher wobei worauf woran womit wofur darauf daran damit dafur dabei davon dazu darum deshalb deswegen trotzdem dennoch jedoch sondern sowohl
entweder weder falls sobald solange bevor nachdem wahrend zwischen gegen ohne durch hinter neben uber unter vor zum zur beim vom ins ans nur schon noch immer nie manchmal oft bald spater fast genug ganz eher
zu etwa jeder jede jedes alles viel viele vielen mehr wenige etwas nichts niemand jemand man mich dich sich euch ihnen ihm unser unsere unseren eure konnen kann konnte mussen muss durfen darf sollen soll wollen will mochte machen macht tun tut geht gehen kommt kommen
quoique bien que afin puis puisque lorsque quand dont lequel laquelle tandis pendant avant apres depuis entre parmi contre vers selon malgre chez hors jusque aussi encore deja toujours jamais souvent parfois bientot presque assez trop
peu beaucoup plusieurs chaque quelque quelques rien personne celui celle ceux celles cela ceci leur leurs lui eux elle elles peut peuvent pouvez pouvoir doit doivent devez faire fait font aller va vont venir viennent vient prend prendre met mettre
aunque porque pues mientras cuando donde cuyo cuya cual cuales hasta desde hacia segun contra durante antes despues ya todavia siempre nunca veces pronto tarde casi bastante demasiado poco mucho muchos muchas varios cada algun alguna algunos nada nadie alguien
quien quienes ese esa esos esas este esta estos estas aquel ello ellos ellas les puede pueden puedes poder debe deben hacer hace hacen haces ir va van vas venir viene vienen venga tomar poner pones dar das damos si no uno otro`

/** Without the endings of case and number. */
const bare = (word: string): string => word.replace(/(?:e[nrsm]?|s|n)$/, '')

const TRAIT = new Set(TRAITS.split(/\s+/).map(bare))
const SILENT = new Set(`${TRAITS} ${FILLING} ${SMALL}`.split(/\s+/).map(bare))

/** Things to be proved, owned or endured: nobody asks for them who was not told to. */
const HARD =
  /experien|erfahr|praxis|licen[cs]|fuhrer(?:schein|ausweis)|schein|permis|carne|certif|zertif|diplom(?!at)|degree|studium|abschluss|ausbildung|qualifi|apprentice|lehre|trained|training|formation|formacion|knowledge|kenntnis|connaissance|conocimiento|maitrise|dominio|manejo|familiar|software|fluen|niveau|nivel|level(?! head)|regist|record|tests?\b|checks?\b|vehic|fahrzeug|voiture|coche|\bcar\b|minim|mindest|at least|right to|\blift|kilo|\bkg\b|\bage\b|\balter|edad|reference|referenz|portfolio|visa|vaccin|impf|residen|wohn|national|driv|fahr|travel|reise|viaj|deplace|shift|schicht|turno|weekend|wochenende|nights?\b|nacht|nuits?\b|noche|availab|disponib|bereitschaft|track record|background|hintergrund|english|englisch|anglais|ingles|sprach|langue|idioma|language|memb|mitglied|tauglich|aptitud|aptitude|health|gesundheit|sante|salud|gcse|matric|sector|industr|branche|secteur|accredit|bachelor|master|permit|insur|versicherung|assurance|seguro|habilitation|berufsbild|\bkurs|kurs\b|course|\bcours\b|curso|notions|nociones|grundlagen|own (?:car|vehicle|tools|transport|hand tools|laptop)|ticket|brevet|prufung|\bexam|\bcards?\b|carte|tarjeta|titul|nachweis|zeugnis|ausweis|eigene[rns]? (?:pkw|auto|werkzeug|fahrzeug)|propi[oa]s?\b/u

export const asksHard = (text: string): boolean => HARD.test(text)

/** `word` is plain. */
export const isTrait = (word: string): boolean => TRAIT.has(bare(word))

/** `word` is plain: lower case, no accents. */
export const isTelling = (word: string): boolean => !SILENT.has(bare(word))

/** Words with which pay and hours are put into a sentence; they promise nothing by themselves. */
const FILLER = new Set(
  'posibilidad posibilidades tuesday wednesday thursday saturday sunday dienstag mittwoch donnerstag samstag sonntag mardi mercredi jeudi samedi martes miercoles jueves sabado sabados domingo jahresgehalt monatsgehalt bruttogehalt grundgehalt stundenlohn monatslohn jahresbrutto monatsbrutto taux annuel annuelle mensuel mensuelle anual mensual hourly rate annual yearly monthly anteilig anteilige anteilmassig offert offerts offerte offertes consecutifs consecutives consecutivos seguidos seguidas aufeinanderfolgende pasar passer gesondert separately mir dir euch ein eins zwei drei vier funf sechs paid bezahlt bezahlte bezahlten bezahlter payes payee payees pagado pagada pagados pagadas wunsch request demande peticion half moitie halfte mitad reimbursed refunded erstattet erstattung rembourse remboursee rembourses remboursement reembolso reembolsamos you get your our with the for and plus per paid year month week day hour gross net salary pay base fixed from more also every each all off openly stated where stand know work working time place role position contract offer provide include including including employer company benefits wir sie ihr ihre dein deine bieten mit und der die das fur pro im ein eine einen gehalt vergutung brutto netto jahr monat stunde tag woche zeit arbeit stelle bezahlung nach ab sofort vous votre nous des les une avec par pour salaire remuneration brut net mois semaine jour poste contrat temps prise debut con por para una los las salario retribucion bruto brutos anuales ano mes semana dia puesto contrato jornada rest other days home office site hybrid remote werden gestellt provided supplied fournis fournie geregelte arbeitszeiten rata prorata pro sonst ort hause buro vor von zum zur rythme regulier reste sur site sans travail teletravail modelo resto casa trabajo teletrabajo presencial horario horaires horaire uhr morning mornings afternoon evening mananas manana madrugada tarde noche matin soir dos tres cuatro cinco seis siete ocho nueve diez otro otra otros entre card karte carte tarjeta free kostenlos kostenlose kostenlosen kostenloser kostenloses gratuit gratuite gratis lunes viernes monday friday montag freitag lundi vendredi dimanche domingos good decent support bought covered one two three four five six fridays saturdays sundays once twice small klein kleine kleiner petit petite petits petites pequeno pequena pequenos reducido reducidos expense expenses cost own account kosten rechnung frais compte charge cuenta corre nos nuestra nuestro nos todo toda todos tout toute avantages benefits advantages nosotros ponemos cada jede jeder jeden every each chaque libre libres selbst yourself pouvez konnen konnst puedes nutzen fournissons ouvert ouverte tous toutes todas alle dreizehnmal zwolfmal vierzehnmal domaine use using methods totalmente fully vollig entierement completely entgeltgruppe tarif tarifvertrag grade band wird daraus envisageable possible moglich posible possibilite possibility possibilidad moglichkeit option chance opportunity oportunidad devenir become werden convertirte convertirse eliges wahlen choose choisir coverage cover frei freie freier freien viereinhalb dreieinhalb viertagewoche bedroom bedrooms bed beds chambres habitaciones mandatory ambiente ambiance atmosphere klima arbeitsklima stimmung team teams equipo aufgeschlossenes kollegial kollegiales respeto companerismo respect appreciation wertschatzung miteinander kollegen colleagues collegues companeros equipe equipee equipado equipada equipped ausgestattet'.split(
    ' ',
  ),
)

export const isFiller = (word: string): boolean => FILLER.has(word)
