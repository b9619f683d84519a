/**
 * What people do with a thing: English, German, French, Spanish. Spellings stand behind commas, the first of which is
 * written, where the thing does not follow (in German: precede) at "…"; behind a semicolon the doing of it as a noun.
 * "{team shop}" names the things that a row is for ("{en: …}" in English alone), "~dat" the German case, ">a" the
 * preposition of a Romance noun and "°" one that takes bare things ("vente de pain").
 */
export const TASK_VERBS = `
accompany,escort|begleiten;Begleitung|accompagner;accompagnement|acompañar,acompañar a;acompañamiento
manage,lead,run,head{team staff people group crew department colleague employee person}|leiten,führen;Leitung|encadrer,diriger,manager;encadrement|dirigir,liderar,llevar;dirección
run,hold,lead,give{workshops}|leiten,durchführen,geben;Leitung|animer;animation|impartir;impartición
run,manage{shop store workshop kitchen restaurant branch hotel bar office warehouse canteen site café clinic nursery library}|leiten,führen;Leitung|diriger,tenir,gérer;gestion|llevar,dirigir,gestionar;gestión
run,hold,lead{course class session meeting lesson training tour seminar programme}|leiten,durchführen,halten;Leitung|animer,conduire;animation|impartir,dirigir;impartición
handle,deal with,process{complaint claim enquiry request application return question invoice order payment refund}|bearbeiten;Bearbeitung|traiter;traitement|tramitar,gestionar,atender,procesar;tramitación
handle{cash}|mit … umgehen~dat|manier;maniement|manejar;manejo
answer,reply to,respond to{email question request enquiry letter message call review}|beantworten;Beantwortung|répondre à;réponse>à|responder,responder a,contestar,contestar a,atender;respuesta>a
answer{door}|öffnen;Öffnen|ouvrir;ouverture|abrir;apertura
answer{phone telephone}|bedienen,Telefondienst machen,beantworten;Bedienung|répondre à;réponse>à|atender,contestar;atención
keep … clean and tidy,keep … tidy and clean,keep … neat and tidy|sauber und ordentlich halten|tenir … propre et en ordre;propreté et rangement|mantener … limpio y ordenado,mantener … limpia y ordenada;orden y limpieza
keep … clean|sauber halten|tenir … propre,garder … propre;propreté|mantener … limpio,mantener … limpia;limpieza
keep … tidy,keep … in order,tidy up,tidy|in Ordnung halten,aufräumen,ordentlich halten|ranger,tenir … en ordre;rangement|ordenar,mantener … en orden,mantener … ordenado;orden
keep … up to date|auf dem neuesten Stand halten,aktuell halten|tenir … à jour,mettre … à jour;mise à jour|mantener … al día;actualización
keep,do{record account book books stock list register rota schedule planning roster}|führen;Führung|tenir;tenue|llevar;gestión
do{accounts bookkeeping accounting payroll}|machen,erledigen;Erledigung|faire;tenue|llevar;gestión
do{inventory}|durchführen;Durchführung|faire;réalisation>de|hacer;realización
take,carry out,do{sample measurement}|nehmen,durchführen;Entnahme|prélever,faire;prise°|tomar;toma
take{order booking reservation}|aufnehmen,annehmen,entgegennehmen;Annahme|prendre;prise|tomar;toma
take{photo}|machen;Aufnahme|prendre;prise|hacer;toma
take{call phone}|entgegennehmen,annehmen;Annahme|prendre;prise|atender;atención
make{bed}|machen|faire;réfection|hacer;preparación
make,brew{coffee tea}|kochen,machen;Zubereitung|faire,préparer;préparation°|hacer,preparar;preparación
prepare,cook,make{meal breakfast lunch dinner dish food cake bread pastry soup salad}|zubereiten,kochen;Zubereitung|préparer,cuisiner,faire;préparation|preparar,cocinar,hacer;preparación
make,arrange,schedule{appointment}|vereinbaren;Vereinbarung|fixer,prendre;prise|concertar,fijar;gestión
check,inspect{ticket passport}|kontrollieren;Kontrolle|contrôler;contrôle|controlar,revisar;control
train{horse dog}|ausbilden,trainieren;Ausbildung|dresser;dressage|entrenar,adiestrar;entrenamiento
train,onboard,train up,show in{colleague employee staff starter newcomer team worker hire recruit member}|einarbeiten,schulen,einlernen;Einarbeitung|former,intégrer;formation|formar,capacitar;formación
book{flight hotel trip travel room meeting room train ticket restaurant appointment venue ticket accommodation}|buchen,reservieren;Buchung|réserver;réservation|reservar;reserva
book,post,enter{invoice receipt payment expense account}|buchen,verbuchen;Verbuchung|saisir,comptabiliser;saisie|contabilizar,registrar;registro
fill,refill,restock,replenish,stack,stock{shelf fridge display rack minibar vending machine}|auffüllen,einräumen,bestücken;Auffüllen|remplir,réassortir,regarnir;réassort|reponer,rellenar;reposición
pay{invoice supplier bill wage salary}|bezahlen,zahlen;Bezahlung|régler,payer;règlement|pagar;pago
open{shop store bar office restaurant}|öffnen,aufschließen;Öffnung|ouvrir;ouverture|abrir;apertura
walk{dog}|ausführen,Gassi führen|promener;promenade|pasear;paseo
feed{animal dog horse cow pig chicken cattle livestock calf cat sheep goat hen fish}|füttern;Fütterung|nourrir;nourrissage|alimentar,dar de comer a;alimentación
milk{cow goat sheep}|melken|traire;traite|ordeñar;ordeño
supervise,look after,watch over{child pupil playground break}|betreuen,beaufsichtigen;Betreuung|surveiller,garder,encadrer;surveillance|cuidar,vigilar;cuidado
look after,care for,take care of{animal horse dog cat pet pony cow pig sheep goat hen chicken}|versorgen,pflegen,betreuen;Versorgung|s’occuper de,soigner;soin|cuidar,cuidar a,atender;cuidado
look after,care for,take care of{child baby resident patient animal elderly people person client pupil guest horse dog pet}|betreuen,versorgen,pflegen;Betreuung|s’occuper de,accompagner,soigner;accompagnement|cuidar,cuidar a,atender,atender a;cuidado
look after,take care of,maintain{garden lawn plant tree flower green space park pitch building grounds premises}|pflegen,instand halten;Pflege|entretenir;entretien|cuidar,mantener;cuidado
follow up with{customer client patient candidate lead guest}|nachbetreuen;Nachbetreuung|assurer le suivi de,suivre;suivi|hacer seguimiento de,hacer el seguimiento de;seguimiento
serve{customer guest client}|bedienen;Bedienung|servir;accueil|atender,atender a,servir;atención>a
look after,take care of{customer client account customer base}|betreuen;Betreuung|s’occuper de,suivre;suivi|atender,atender a,cuidar;atención>a
serve,wait on{table}|bedienen;Bedienung|servir;service|atender,servir,atender a;atención>a
advise{customer client guest patient visitor family parent}|beraten;Beratung|conseiller;conseil>à|asesorar,asesorar a,aconsejar,aconsejar a;asesoramiento>a
support,help,assist{customer client colleague team resident patient child pupil student guest user teacher dentist doctor manager family participant trainee staff learner}|unterstützen,betreuen,begleiten;Unterstützung|accompagner,aider,assister,soutenir;accompagnement|apoyar,apoyar a,ayudar,ayudar a,asistir,asistir a;apoyo>a
welcome,greet,receive{guest customer visitor client patient family parent resident}|empfangen,begrüßen;Empfang|accueillir,recevoir;accueil|recibir,recibir a,acoger,acoger a;recepción
receive,take in,accept{delivery goods parcel shipment goods-in}|annehmen,entgegennehmen;Annahme|réceptionner,recevoir;réception|recibir,recepcionar;recepción
teach{child student pupil adult beginner teenager people learner class group}|unterrichten;Unterricht|enseigner à,former;enseignement>à|enseñar,enseñar a,dar clase a;enseñanza>a
teach,give{lesson class course}|geben,erteilen|donner;animation|dar,impartir;impartición
teach|unterrichten;Unterricht|enseigner;enseignement°|enseñar,impartir;enseñanza
write,draft{quote offer proposal tender}|schreiben,erstellen,verfassen;Erstellung|établir,rédiger,faire,préparer;établissement|elaborar,hacer,redactar,preparar;elaboración
prepare,draw up,make,create{quote offer report invoice plan rota schedule list contract statement budget presentation document proposal estimate balance sheet calculation concept}|erstellen,vorbereiten,anfertigen;Erstellung|établir,préparer,élaborer,créer;établissement|elaborar,preparar,hacer;elaboración
prepare,pick,put together{order}|vorbereiten,kommissionieren,zusammenstellen;Kommissionierung|préparer;préparation|preparar;preparación
prepare,cook{meal dish food breakfast lunch dinner salad ingredient vegetable snack drink buffet starter dessert}|zubereiten,vorbereiten;Zubereitung|préparer,cuisiner;préparation|preparar,cocinar,elaborar;preparación
prepare,get ready|vorbereiten;Vorbereitung|préparer;préparation|preparar;preparación
manage,administer|verwalten,managen;Verwaltung|gérer,administrer;gestion|gestionar,administrar;gestión
run|leiten,betreiben;Leitung|gérer,diriger;gestion|gestionar,llevar;gestión
handle,deal with,process,see to|bearbeiten,abwickeln,erledigen;Bearbeitung|traiter,gérer;traitement|gestionar,tramitar,procesar;gestión
order,buy in,purchase,buy,source,procure|bestellen,einkaufen,beschaffen,besorgen;Bestellung,Einkauf,Beschaffung|commander,acheter;commande,achat°|pedir,comprar,encargar;pedido,compra
check,inspect,verify,examine|prüfen,kontrollieren,überprüfen;Prüfung,Kontrolle,Überprüfung|contrôler,vérifier,inspecter;contrôle,vérification|controlar,revisar,comprobar,verificar,inspeccionar;control
train,coach|schulen,trainieren;Schulung|former,entraîner;formation|formar,entrenar,formar a,entrenar a;formación
plan,schedule|planen,einplanen,disponieren;Planung|planifier,prévoir,programmer;planification|planificar,programar,planear;planificación
organise,organize,arrange,put on|organisieren,veranstalten;Organisation|organiser;organisation|organizar;organización
coordinate,co-ordinate|koordinieren,abstimmen;Koordination|coordonner;coordination|coordinar;coordinación
maintain|warten,instand halten;Wartung,Instandhaltung|entretenir,maintenir;entretien,maintenance|mantener,hacer el mantenimiento de;mantenimiento
fix,resolve,clear{bug error problem fault defect breakdown}|beheben,beseitigen;Behebung|corriger,résoudre;correction|corregir,resolver;corrección
repair,fix,mend|reparieren,instand setzen;Reparatur|réparer,dépanner;réparation|reparar,arreglar;reparación
clean,wash|reinigen,putzen,säubern,waschen;Reinigung,Säuberung|nettoyer,laver;nettoyage|limpiar,lavar;limpieza
disinfect,sterilise|desinfizieren,sterilisieren;Desinfektion|désinfecter,stériliser;désinfection|desinfectar,esterilizar;desinfección
serve|servieren,ausgeben;Ausgabe|servir;service°|servir;servicio
sell|verkaufen;Verkauf|vendre;vente°|vender;venta
write,draft|schreiben,verfassen,formulieren;Verfassen|rédiger,écrire;rédaction|redactar,escribir;redacción
edit{video film podcast photo image}|schneiden,bearbeiten;Schnitt|monter;montage|editar;edición
edit,proofread|redigieren,korrigieren,lektorieren;Redaktion|relire,corriger;relecture|editar,corregir,revisar;corrección
translate|übersetzen;Übersetzung|traduire;traduction|traducir;traducción
design|gestalten,entwerfen,konzipieren;Gestaltung|concevoir,créer,dessiner;conception|diseñar;diseño
draw|zeichnen|dessiner;dessin|dibujar;dibujo
develop,build{software app application website feature product concept recipe programme strategy api}|entwickeln;Entwicklung|développer;développement|desarrollar;desarrollo
build{wall house scaffold furniture kitchen machine prototype set stand timber frame}|bauen;Bau|construire,fabriquer;construction°|construir,fabricar;construcción
test,try out{en: software app application product system device machine prototype feature version equipment recipe website}|testen,erproben;Testen|tester,essayer;test|probar,testear;prueba
support,assist{en: department office management process project event production}|unterstützen;Unterstützung|soutenir,assister,appuyer;soutien>à|apoyar,apoyar a,asistir;apoyo>a
help|helfen~dat|aider|ayudar a,ayudar
book,reserve|buchen,reservieren;Buchung|réserver;réservation|reservar;reserva
invoice,bill{customer client hour work project}|abrechnen;Abrechnung|facturer;facturation|facturar,facturar a;facturación
issue,send out{invoice ticket certificate receipt}|ausstellen;Ausstellung|émettre,établir;émission|emitir;emisión
drive|fahren|conduire;conduite|conducir,manejar;conducción
operate|bedienen;Bedienung|conduire,utiliser,faire fonctionner;conduite|manejar,operar;manejo
set up,set{machine lathe}|einrichten,einstellen,rüsten;Einrichtung|régler,paramétrer;réglage|ajustar,preparar;ajuste
program{machine lathe robot}|programmieren;Programmierung|programmer;programmation|programar;programación
set up,put up,assemble{stand stage scaffold scaffolding marquee tent furniture machine}|aufbauen,montieren,zusammenbauen;Aufbau|monter,assembler,installer;montage|montar,ensamblar;montaje
service{en: machine vehicle boiler car bike bicycle lift equipment system engine}|warten;Wartung|entretenir;entretien|revisar,mantener;mantenimiento
assemble,fit,mount|montieren,zusammenbauen;Montage|monter,assembler,poser;montage|montar,ensamblar;montaje
build up,expand,grow,develop|aufbauen,ausbauen,entwickeln;Aufbau|développer;développement|desarrollar,ampliar;desarrollo
install,fit,put in|installieren,einbauen;Installation,Einbau|installer,poser;installation,pose|instalar,colocar;instalación
dismantle,take down|abbauen,demontieren;Abbau|démonter;démontage|desmontar;desmontaje
lay{tile tiling floor brick pipe cable carpet stone parquet}|verlegen;Verlegung|poser;pose|colocar,poner;colocación
load and unload,loading and unloading|be- und entladen|charger et décharger;chargement et déchargement|cargar y descargar;carga y descarga
load|beladen,laden,verladen;Beladung|charger;chargement|cargar;carga
unload|entladen,ausladen,abladen;Entladung|décharger;déchargement|descargar;descarga
pack,wrap,package|verpacken,packen,einpacken;Verpackung|emballer,conditionner;emballage|embalar,empaquetar,envasar;embalaje
label{en: product parcel box bottle sample package}|etikettieren,beschriften;Etikettierung|étiqueter;étiquetage|etiquetar;etiquetado
sort|sortieren;Sortierung|trier;tri|clasificar,ordenar;clasificación
stack|stapeln|empiler;empilage|apilar;apilado
store{en: goods product food chemical material sample}|lagern,einlagern;Lagerung|stocker,entreposer;stockage|almacenar,guardar;almacenamiento
ship,dispatch,send,send out,post|versenden,verschicken,senden;Versand|expédier,envoyer;expédition|enviar,expedir,mandar;envío
deliver|liefern,ausliefern,zustellen;Auslieferung|livrer;livraison°|entregar,repartir;entrega
collect,pick up,fetch|abholen,einsammeln;Abholung|récupérer,collecter,aller chercher;collecte|recoger;recogida
transport,move,carry|transportieren,befördern;Transport|transporter;transport|transportar,trasladar;transporte
weigh|wiegen,abwiegen|peser;pesée|pesar;pesaje
measure|messen,ausmessen;Messung|mesurer;mesure|medir;medición
cut{hair}|schneiden|couper;coupe|cortar;corte
cut|schneiden,zuschneiden;Zuschnitt|couper,découper;découpe|cortar;corte
cut,mow{lawn grass}|mähen|tondre;tonte|cortar,segar;corte
trim,prune,cut{hedge tree vine bush}|schneiden|tailler;taille|podar;poda
plant{tree flower bush vegetable seedling}|pflanzen,anpflanzen;Pflanzung|planter;plantation|plantar;plantación
water{plant flower garden}|gießen,bewässern;Bewässerung|arroser;arrosage|regar;riego
harvest,pick{fruit vegetable grape strawberry apple olive crop}|ernten,pflücken;Ernte|récolter,cueillir;récolte|recoger,cosechar,recolectar;recolección
paint|streichen,lackieren|peindre;peinture|pintar;pintura
weld|schweißen|souder;soudure|soldar;soldadura
grind,sand|schleifen|poncer,meuler;ponçage|lijar,pulir;lijado
polish|polieren|polir;polissage|pulir;pulido
drill|bohren|percer;perçage|taladrar;taladrado
sew|nähen|coudre;couture|coser;confección
iron|bügeln|repasser;repassage|planchar;planchado
bake|backen|cuire,faire cuire;cuisson|hornear;horneado
cook|kochen,zubereiten|cuisiner,cuire;préparation|cocinar;preparación
taste|verkosten,abschmecken;Verkostung|goûter,déguster;dégustation|catar,probar;cata
produce,manufacture,make|herstellen,fertigen,produzieren,anfertigen;Herstellung|fabriquer,produire,confectionner;fabrication°|fabricar,producir,elaborar;fabricación
supervise,train,instruct,guide,teach{apprentice trainee student intern}|anleiten,ausbilden,betreuen;Anleitung|encadrer,former;encadrement|supervisar,supervisar a,formar,formar a,tutorizar,tutorizar a;supervisión
supervise,oversee|beaufsichtigen,überwachen,betreuen;Beaufsichtigung|superviser,surveiller,encadrer;supervision|supervisar,supervisar a,vigilar;supervisión
monitor,inspect,watch,keep an eye on,track,follow up|überwachen,verfolgen,im Blick behalten,beobachten;Überwachung|surveiller,suivre;suivi|supervisar,vigilar,hacer seguimiento de,controlar;seguimiento
report,present{result figure finding number}|präsentieren,berichten;Präsentation|présenter;présentation|presentar;presentación
report{fault defect incident problem accident}|melden;Meldung|signaler;signalement|comunicar,notificar;notificación
present{en: product result idea project concept figure report collection}|präsentieren,vorstellen;Präsentation|présenter;présentation|presentar;presentación
update|aktualisieren,pflegen;Aktualisierung|mettre à jour,actualiser;mise à jour|actualizar;actualización
enter,key in,input{data order}|erfassen,eingeben;Erfassung|saisir;saisie|introducir,registrar,meter;introducción
record,document,log|erfassen,dokumentieren,protokollieren;Dokumentation|enregistrer,documenter,consigner;enregistrement|registrar,documentar;registro
file,archive{en: document record receipt invoice letter contract}|ablegen,abheften,archivieren;Ablage|classer,archiver;classement|archivar;archivo
scan|scannen,einscannen|scanner,numériser;numérisation|escanear;escaneo
print{en: label flyer poster document card brochure ticket photo}|drucken;Druck|imprimer;impression|imprimir;impresión
copy|kopieren|copier;copie|copiar;copia
negotiate{price contract condition rate term}|verhandeln,aushandeln;Verhandlung|négocier;négociation|negociar;negociación
negotiate with{supplier customer client landlord partner authority bank owner buyer agency union manufacturer insurer tenant}|mit … verhandeln~dat|négocier avec;négociation>avec|negociar con;negociación>con
negotiate|verhandeln;Verhandlung|négocier;négociation|negociar;negociación
compare|vergleichen;Vergleich|comparer;comparaison|comparar;comparación
find,look for,search for,win{customer client supplier partner}|gewinnen,suchen,akquirieren,finden;Gewinnung|trouver,chercher,prospecter,rechercher;recherche|buscar,captar;búsqueda
recruit,find,win{volunteer donor member sponsor}|gewinnen;Gewinnung|recruter,trouver;recrutement|captar,reclutar;captación
recruit,hire,find{staff employee colleague candidate people driver}|einstellen,rekrutieren,suchen;Einstellung|recruter,embaucher;recrutement|contratar,seleccionar,reclutar;selección
analyse,analyze,evaluate,assess|auswerten,analysieren,beurteilen;Auswertung|analyser,évaluer;analyse|analizar,evaluar;análisis
calculate,work out,cost|berechnen,kalkulieren;Berechnung|calculer,chiffrer;calcul|calcular;cálculo
improve,optimise|verbessern,optimieren;Verbesserung|améliorer,optimiser;amélioration|mejorar,optimizar;mejora
review,go through|prüfen,durchsehen,durchgehen;Durchsicht|revoir,relire,examiner;revue|revisar;revisión
approve,sign off|freigeben,genehmigen;Freigabe|valider,approuver;validation|aprobar,validar;aprobación
chase,follow up{payment invoice debt}|anmahnen,nachverfolgen;Nachverfolgung|relancer,suivre;relance|reclamar;reclamación
decorate,dress{window shop display room table hall house tree cake}|dekorieren,gestalten;Dekoration|décorer;décoration|decorar;decoración
set,lay,clear{table}|decken,eindecken|dresser,mettre;mise en place|poner,montar;montaje
advertise,promote|bewerben,für … werben;Bewerbung|promouvoir;promotion|promocionar;promoción
publish|veröffentlichen;Veröffentlichung|publier;publication|publicar;publicación
research{en: market topic supplier competitor source}|recherchieren;Recherche|rechercher;recherche|investigar;investigación
visit,call on|besuchen;Besuch|visiter,rendre visite à;visite|visitar,visitar a;visita
guide,show around{visitor guest group tourist}|führen;Führung|guider;accompagnement|guiar,guiar a;acompañamiento
host,moderate|moderieren,ausrichten;Moderation|animer;animation|moderar,presentar;moderación
examine,treat{patient animal}|behandeln,untersuchen;Behandlung|soigner,traiter,examiner;soin>à|tratar,tratar a;tratamiento
wash{patient resident dog car vehicle dish window linen laundry clothing towel uniform clothes curtain}|waschen|laver;lavage|lavar;lavado
dress{wound}|versorgen;Versorgung|panser;soin|curar;cura
give,administer,hand out{medicine medication}|verabreichen,ausgeben;Gabe|administrer,distribuer;administration|administrar,dar;administración
hand out,distribute{flyer leaflet food material}|verteilen,austeilen,ausgeben;Verteilung|distribuer;distribution|repartir,distribuir;reparto
guard,protect|bewachen,sichern;Bewachung|surveiller,protéger;surveillance|vigilar,proteger;vigilancia
patrol{site building}|bestreifen|patrouiller dans;surveillance|patrullar;vigilancia
replace,change|austauschen,wechseln,ersetzen;Austausch|remplacer,changer;remplacement|cambiar,sustituir,reemplazar;cambio
fill in,complete{form report log}|ausfüllen|remplir;saisie|rellenar,completar;cumplimentación
count{stock cash}|zählen;Zählung|compter;comptage|contar;recuento
close,cash up,reconcile{till cash desk account}|abrechnen,abstimmen;Abrechnung|clôturer,rapprocher;clôture|cerrar,cuadrar;cierre
close{shop store bar}|schließen,abschließen|fermer;fermeture|cerrar;cierre
create,produce,make{content video post campaign graphic poster photo}|erstellen,produzieren;Erstellung|créer,produire,réaliser;création°|crear,producir,hacer;creación
create,draw up,prepare|erstellen,anlegen,erarbeiten;Erstellung|créer,élaborer;création|crear,elaborar;creación
implement,carry out,execute|umsetzen,durchführen,ausführen;Umsetzung|mettre en œuvre,réaliser,effectuer;mise en œuvre|implantar,llevar a cabo,realizar;implantación
read{drawing plan map diagram}|lesen|lire;lecture|leer,interpretar;lectura
use{machine tool software}|benutzen,nutzen,bedienen;Bedienung|utiliser;utilisation|usar,utilizar,manejar;uso
dig{trench hole}|ausheben,graben|creuser;creusement|cavar,excavar;excavación
renovate,refurbish,restore|renovieren,sanieren,restaurieren;Renovierung|rénover,restaurer;rénovation|reformar,renovar,restaurar;reforma
insulate|dämmen,isolieren;Dämmung|isoler;isolation|aislar;aislamiento
take part in,attend{meeting fair trade fair event training}|an … teilnehmen~dat|participer à;participation>à|participar en,asistir a;participación>en
remove,dispose of{waste rubbish}|entsorgen,beseitigen;Entsorgung|évacuer,éliminer;évacuation|retirar,eliminar;retirada
introduce,roll out|einführen;Einführung|introduire,déployer;mise en place|introducir,implantar;implantación
cover,stand in for{absence holiday shift colleague}|vertreten,abdecken;Vertretung|remplacer,assurer;remplacement|cubrir;cobertura
hand over{flat vehicle key shift}|übergeben;Übergabe|remettre,transmettre;remise|entregar;entrega
rent out,let|vermieten;Vermietung|louer;location|alquilar;alquiler
unpack|auspacken|déballer;déballage|desembalar,desempaquetar;desembalaje
call,phone,ring{customer client supplier patient candidate guest member parent donor}|anrufen|appeler;appel>à|llamar a,llamar;llamada>a
lift{box load weight sack parcel part patient}|heben|soulever,porter;port°|levantar;levantamiento
control{access}|kontrollieren;Kontrolle|contrôler;contrôle|controlar;control
meet{customer client family patient guest supplier partner visitor}|treffen|rencontrer;rencontre°|reunirse con;reunión>con
invite|einladen;Einladung|inviter;invitation|invitar,invitar a;invitación
inform,brief{customer client team patient parent visitor}|informieren;Information|informer;information|informar,informar a;información>a
lead,facilitate,moderate{meeting discussion}|leiten,moderieren;Leitung|animer;animation|moderar,dirigir;moderación
`
