/** Written by craft/training/train.ts from 988 labelled briefs: a feature, then a letter for each label and its weight. */
export const STRETCHES = `!	tS
! !	tU
"	r\`
" (	aJeTtW
" 0	bTqVrJ
" a	sStW
" but	aYrQ
" dans	rS
" das	qR
" et	rR
" i	rR
" in	rX
" keine	qIrJs[
" ni	rR
" no	rS
" not	sT
" or	jS
" pls	rR
" rockstar	rR
" schreiben	pJ
" so	cWqTrJ
" wir	rRsH
" y	rV
"$	qRrY
#1	cXiTtR
#capitals	jY
#money	g]
$ 0	fJgRkW
$ 00	gU
$ 000	hY
$ 900	hW
%	gRhR
% +	gRhJ
% 00	gT
% also	fWgH
% auf	fKgKh\\lI
% de	gW
% en	gJhTiJ
% et	qX
% for	dU
% free	eKiS
% holiday	gRhH
% match	gJhT
% mobil	d[fIgHhJpJ
% of	hRiQ
% off	fHgJha
% on	gT
% over	gT
% paid	hR
% pension	hViG
% shift	gUhH
% sobre	gQ
% sur	gQhU
% target	gX
% travel	nX
% variable	gU
%$	f^gShQ
&	bX
& 0	bJf^iJ
& a	jY
& c	aUbIjJlYtK
& d	iWqT
& e	aWbFiTjI
& l	iX
& op	aSjUtI
& p	aVbGjUtE
& r	aXhSiKjKlJtI
& thu	dSfHpU
&$	iY
( !	bJf]hGnJoHtK
( $	gUhJ
( 0	aQiKj?kTmR
( 00	bRhQ
( 000	fIiQ
( 0000	eWiU
( b	hU
( bezahlt	pR
( c	aYiJjJtI
( class	jTmI
( das	iSqU
( don't	qYrKsJ
( drittmittel	eZ
( e	aW
( el	aIqUtK
( groupe	bXeIgQhH
( h	cT
( head	iKmX
( in	aSbIjR
( iso	jS
( ja	aQfKhRqKtU
( je	iX
( jusqu'a	gVhH
( k	gGhY
( le	aY
( m	aY
( market	bRiK
( maternity	e[tC
( media	gRhJmV
( mid	aW
( mon	dXfFqT
( nach	cHqZ
( ne	aW
( no	fRlR
( not	jTkJlS
( oder	jKqTtS
( one	aTnV
( or	gKjX
( oui	fItW
( pagada	cHdKgTnU
( que	rS
( the	dIq\\
( uk	aWcJiK
( una	fS
( w	aW
( we	hSiVjR
( yes	hY
( you	hUrT
( zwei	bRpU
+ $	fFgJhIjAk_lB
+ +	iUjR
+ 0	mS
+ 00	gW
+ 000	bQ
+ anos	hHjZmH
+ bh	hUiKjJ
+ bonus	aKbKcKdKeKgXhGiJjGkGlKmJnKoKpKqKrKsKtK
+ e	jU
+ ecocheques	hQ
+ english	rS
+ equity	jQkJ
+ fri	aKbKdIfQoV
+ interessement	fKgX
+ panier	fK
+ participation	gS
+ plus	gW
+ prime	bKgQsT
+ primes	aK
+ propinas	gQjK
+ rtt	hU
+ sat	bStJ
+ the	hR
+ tips	sS
+ umsatzbeteiligung	gW
+ xmas	hTiKjJsR
+ £	fIgQ
+$	gUjS
-'aise	jZ
-'au	oR
-'d$	gJhFj\\kJ
-'en	bViIoT
-'ll	jU
-'s$	bTfTsK
-'sagt	qS
-'t$	lUqSrW
-'un	aQ
--auto	aKbHdKeHgFh[iHjRmJnRpGqKtK
--call	gTqR
--deux	gThKiTqK
--down	iVkQ
--file	cJgUiXjJlH
--five	gXhT
--form	r[
--four	bRhR
--frei	bFcEeVtW
--home	bUpR
--huit	fWhJo]
--in	fHiSpX
--la	kJqUrX
--le	iJjXrV
--midi	fY
--ones	gShKqR
--only	eWfHjJlT
--over	fHiUqX
--sept	aIiFo[
--size	bV
--star	bZcIiF
--surg	aZcG
--tech	bZcGtK
--term	aJeUqV
--time	eXiK
--tu	qUtV
--type	eV
--up	bShViSoQ
--vous	aQiQ
--watt	jJkU
--year	eX
-00$	kVpS
-a's	eIhKoWqT
-aal	bUiJqX
-aar	aKbSrT
-ab$	jT
-aba	cTq[
-abado	fX
-abaja	fX
-abajo	dQiW
-abatt	gJh]
-abe	ia
-abend	hZmK
-abeza	iTsW
-abies	hKmSqT
-abine	aIbCcHdCeJfHhUjFkHnKt]
-ablan	iRqS
-ablar	iRkU
-ables	eRhRjT
-ablet	aIfGhXiQ
-abord	iJrX
-abour	qT
-abras	rX
-ac$	c[tS
-acant	iU
-ace	aQiV
-ach	c]pQ
-achen	iVjR
-acher	a[bRtD
-aches	jV
-achst	tS
-achte	fXqT
-achts	iW
-acias	bTiJtY
-acies	bZiIpItY
-acing	bYqStJ
-acion	hT
-acite	jR
-ack	bKi[lIqQ
-acked	aCbYfJgKhYiJjKtD
-acken	jRlR
-acker	aEbZiHtH
-acket	jQ
-acons	aWeKfJiIjKmKsK
-acted	eVfHiHpZtH
-acter	p[
-actor	eUiV
-acy	eQiQjRlJ
-adame	tS
-adder	hQjRlHqR
-ade	gRhKjSmR
-adege	bQtS
-ademy	cUlU
-adena	bThQ
-adera	cZ
-adero	aUbU
-aders	dWiItR
-adies	aKiTsR
-ading	cRrT
-admap	iW
-adora	bUjR
-adout	dKf\\gKiBoGpCqW
-adrar	eIiU
-adrer	mR
-adres	hSsY
-adrid	nR
-adros	iT
-ads	aKg[mT
-adt	cY
-aduca	iQqV
-ady	iRsQ
-aeg	kZ
-aelle	iGmWqS
-af$	jU
-afe	aIcZiGqIrR
-afety	aShK
-affen	iWqS
-affic	bSnU
-afico	pS
-afo	aKcGfJhHiHjRpHrY
-afond	qV
-aform	iSkW
-aft	aR
-aften	aXbJjU
-after	fIiIlHoUrKsZ
-aftig	jUlKsU
-ag$	dQhQtR
-aga	bHcHh]iDkDlIpI
-agada	cJgUnQ
-agado	hVpT
-age	iR
-agena	cUgKjRtK
-agers	iQ
-agger	jV
-agina	rT
-aging	bRgFhQmQ
-agnes	bQcHiZpJ
-agnie	aIbXqU
-ago	cT
-agoza	cVnS
-agram	iKjKlVrT
-ags	fV
-agt	fVqQ
-agues	iGjR
-ah$	gVmK
-aheim	hQnQ
-ahili	cIjTkT
-ahl	hQpW
-ahlen	gQhTlT
-ahmen	fVnY
-ahnen	bTiJqRrU
-ahr	oZ
-ahrer	aX
-ahrig	jR
-ai$	c_iKpI
-aid	bS
-aie	cThKs[
-ailer	aSrW
-aille	aIiUsR
-aim	hVjR
-ain	cT
-ained	jRpHqVrQ
-ainee	jIlRmV
-ainer	sQ
-aines	hUlSoR
-ainne	aJmTrV
-aints	i\\
-air	mXqQ
-aires	bTiV
-airie	bQcT
-ais	lR
-aised	bT
-aiser	aQhW
-aises	bV
-aison	bT
-ait	kVqW
-aja	fRjJkU
-ajado	gTkTlQ
-ajaja	qV
-ajara	aJmT
-aje	qT
-ajera	aUcTfD
-ajets	gFhXiFnV
-ajo	iU
-ak$	aYcIfRiJ
-ake	iT
-akers	jEsT
-aking	k\`
-aks	fQlQ
-akt	fXhHtH
-ala	aTcKtQ
-alada	aIcTqT
-alary	gUrW
-alate	jY
-alb	tR
-alben	bJgUiR
-ald	c[hIoQ
-aldad	oKrT
-aldas	jT
-ale	bRcR
-alent	aQj\\
-alers	bScKiW
-alets	aGbZ
-aleur	jR
-alfte	dUhR
-ali	cY
-alian	jYkG
-alida	qT
-alide	jWqQ
-alien	aSkT
-alina	bS
-alise	bWiTjJ
-alist	aYjRtB
-alite	aQbKcJtQ
-ality	aCbUrT
-all	aGc]tJ
-allas	iRoU
-alled	iSjU
-allen	mS
-alley	bUcS
-allos	jW
-almas	cRiS
-alo	kQr]
-als	iT
-alt	cU
-altas	jSrT
-alten	iUrR
-alter	a\\gSjWtH
-altet	rZ
-altst	jX
-alyse	hRiWlS
-alyst	aVmR
-alz	aKbYcDjR
-am$	cQ
-ama	cVeU
-amada	pZ
-amais	fQ
-amber	iJjU
-ame	jV
-amedi	fQ
-amera	qEs^
-amica	aHbZ
-amily	bRhQ
-amina	iTjS
-aming	bUjQ
-amion	h[tJ
-amish	bRjTqQ
-amm	hSiT
-ammen	dQfJ
-ammer	aQhQ
-amo	iT
-ample	pp
-ampus	cUhR
-amt	aV
-an$	cW
-anaba	cWlK
-anada	cKjKlInZ
-anage	rWtQ
-anana	fSpQ
-anced	hVjQ
-ancer	q[
-ances	nR
-anche	fQlQ
-ancia	cIdXnRpU
-ancos	iV
-andar	jQpS
-andby	fSgR
-anded	jHkHlWqT
-andel	bZgQpKtJ
-anden	iFtT
-ander	jTqY
-andes	bXiQ
-andig	aRiUjJ
-andit	aJtY
-andle	iRjQ
-andra	bHcFiUqSsQ
-ane	hQiUkS
-aneja	kT
-anejo	jW
-anent	e[
-anese	fJsX
-ang	cS
-anged	jVqU
-angen	cYoUrR
-anger	kIqQsR
-anges	iWrS
-angig	bJgQjTlR
-angue	jKkT
-anian	jKlSsR
-anica	iHjX
-anico	bWsRtJ
-anier	gThS
-anies	bX
-anina	aS
-aning	bIhJiUjIsU
-anish	jRkQ
-anist	jRmV
-ank	b]
-anken	bYcDgTtS
-anker	pJq[sI
-ann	tR
-anned	aIbQ
-annee	fQjSlR
-annel	bJcJeViJjHtT
-annen	bXiQ
-anner	oR
-annes	cX
-annot	jS
-annst	kSrQtS
-annte	j^qI
-ano	kT
-anolo	qX
-anque	qQ
-ans	cYsX
-ansea	nU
-antal	cR
-antar	jU
-anted	aRtR
-anten	iQkQmR
-antes	aU
-antia	gU
-antil	bQcFdKeX
-antin	aImVtV
-antor	tT
-anual	jQkUqR
-anuar	eRfSiJpQ
-anung	fRjFsV
-anz	bY
-anzen	iZ
-anzig	bKmU
-ao$	cThT
-aos	kWqW
-ap$	bYjQ
-apa	cUjV
-ape	oW
-apers	iXjKlT
-aph	iStT
-apham	cU
-aphie	cKhIjSk[lKmK
-apier	kR
-apist	aQhSmR
-app	pQ
-apped	gV
-appel	qY
-appen	jRnKpWqRsI
-aptop	hY
-apy	kW
-aques	fX
-ara	gKhXjKkU
-arado	gWhIrW
-arage	aSbQmR
-araje	hR
-arb	aYbIcIdSrKtI
-arche	cXqS
-arcus	pHsQ
-ard	tQ
-arded	iIjRtY
-arden	bUkToKqQ
-arder	aTqTsW
-ardes	fS
-ardia	fW
-ardin	hW
-are	gGhUjS
-areas	bRiT
-areer	eU
-areme	g[
-arent	kWpR
-arers	iU
-argar	iZ
-argas	iSsT
-arger	iRqZ
-arges	qKsX
-arget	gQiT
-argon	rX
-arian	jRlS
-arias	aUiW
-ariat	aSbS
-ariee	jHlY
-arier	sWtW
-aries	bW
-arifa	gUpQ
-arina	cW
-arine	aU
-arios	iSmS
-arish	aS
-arity	jGkWlU
-ark	aKbUcYiI
-arken	bYcRsT
-arket	iQ
-arler	iGjT
-arles	iSqW
-arm	fHiVjSpK
-armen	hCiU
-arnet	jS
-aro	cQ
-arque	bWsS
-arrer	aJbRmZ
-arrio	bVcSfK
-arrow	cQjU
-ars	dIeKiXjTpW
-arsal	gSjS
-art	tR
-artal	fUqT
-artas	qY
-arted	bShKiRjU
-arten	bVcIhXiIjKtS
-arter	hInR
-artet	bQkV
-artin	aKhTlJqT
-artir	lT
-artos	cTpTtK
-arung	pR
-arzte	bTgYiStK
-asado	oTsR
-asenz	dW
-ashed	hYjIpHqY
-ashes	bXcJiT
-asico	gUkU
-asics	lS
-asing	jR
-asion	iWjK
-asn't	qW
-asons	bSdSjQ
-asque	cXhS
-ass	fKgShXiSjE
-assed	qR
-assel	cS
-assen	rQ
-asser	jTpS
-asses	bVfUhIiJ
-ast	iX
-asted	bTiJ
-asten	lTrV
-aster	kQ
-astle	bQcWjIpRrJ
-astro	cUjTlR
-astry	aTiWtJ
-asual	eZ
-asz	rR
-ata	bRgVrV
-ate's	kUqR
-ateau	aQbKcT
-ately	bQ
-atest	gIo^pH
-ateur	a]kQ
-ath	jJrT
-athon	tS
-ati	fGhCiKk[
-atica	hRiX
-atics	aKbWcHgKiH
-atima	gGmU
-ating	dViQ
-ation	iT
-ativa	bS
-ative	jX
-ativo	aRqQsS
-ato	eTiT
-ators	aRbUtI
-atory	aTcKfXtK
-atrie	aS
-atron	kSpR
-atsch	bKcKiYtE
-att	hR
-atten	bY
-atter	fKjZtK
-atung	aZcIfSjGkT
-atura	aWjJlWqI
-ature	bIdS
-atz	cQ
-atzen	bVhVqU
-atzes	q[
-au$	aUca
-aub	hTtQ
-auber	iQtT
-auche	q]
-aucht	aBfKjIlTnQtV
-aud	m]
-auern	cGiUjJkXlK
-auf	iS
-aufen	bT
-aufer	aYjTtI
-auing	aViKjR
-aults	hJiXjK
-aum	b]cInR
-aumen	iVj\\kHlFtF
-aus	b]
-ausen	bFc\`iG
-auser	aIb]iUtG
-aut	oKqX
-auter	bXqR
-autes	aJbSqQrV
-autre	qZ
-aux	iR
-außen	cSjTnU
-av$	gSiU
-avail	dT
-avaux	aQiJmT
-ave	aFbTcRjJkYtI
-avian	bKkS
-avier	aFc^tJ
-aving	qQsQ
-avoir	jS
-avour	gUkT
-aw$	aJhKjXmW
-awick	cS
-awing	iSqT
-awyer	aUbKsRtK
-ax$	cYmG
-aximo	rVsS
-aya	c\\
-ayage	iW
-ayees	gTnU
-ays	fV
-ayuno	hUiQ
-az$	bTrV
-aza	aSpSqT
-azada	qW
-azado	bXjJ
-azo	qTtW
-aße	cSpR
-ba$	cYkU
-bably	aGkKlKmJrJsRtY
-bad	aCbVcYkKoQtI
-bados	fW
-bains	cciB
-bajar	jZ
-ban	aT
-bao	cV
-bar	fWjS
-bares	cKhIiTtV
-bas	jSpT
-based	aIbUcDd[fJiGmItJ
-bau	aTbc
-baude	cQiS
-bauen	i\\
-bauer	aUmWpS
-be$	eTgRiT
-bed	jHlZ
-bel	fTgQiKoR
-bemos	lTqU
-bende	f]nG
-bends	fViI
-benso	lU
-beres	bVjT
-berin	bQtR
-berlo	fTqR
-bes	cTiJjH
-betes	iS
-bezug	gX
-bi$	hTmW
-bia	cXqXrIsH
-bidas	bW
-bie	e\\gJhSiKjDkF
-big	kJqT
-biles	dRhGpU
-bines	bT
-binet	bVjQ
-bir	iQ
-bis	iRmV
-bisch	cQj>kSlW
-bitda	gQ
-bject	rStR
-bke	mQ
-bla	rQ
-blado	jKkRqR
-blatt	hSrVtV
-ble	jR
-bleau	jS
-blich	aT
-blico	eSqQ
-blier	qVtS
-bling	pJqVrTtD
-blish	qVrR
-bloux	c]
-bly	aHiKkKsWtX
-bmast	iUqS
-bo$	kQ
-board	fXiUqVrR
-boden	aJbKcJi[jG
-bon	aKcUdKiR
-bonne	c[
-bonus	gZ
-books	bTjU
-bor	aUmRtJ
-boral	pX
-bourg	bQhI
-bouts	fKiUtQ
-bra	gQpSrS
-braba	qS
-brary	bVqJ
-brazo	tZ
-bre	o^
-brero	oSpS
-bride	dUhV
-brido	cQdV
-brief	cJiTj[
-bro	qXtK
-bruar	jQoSpR
-bs$	cW
-bsatz	cKrYtT
-bsite	r[
-bspot	gJiQlK
-bsrat	jUqV
-bst	rV
-bsten	oQsU
-bt$	fV
-bunal	pR
-burgh	cU
-bus	hV
-by$	aQc]eKiJjG
-bys	cYjZ
-c-feb	bJfWoU
-ca$	cS
-cable	fShSjT
-cad	jZkR
-cador	iSrT
-cadre	mW
-caise	pKs^
-cales	bVsQ
-calls	cIfThJiZnH
-cally	cQdItS
-cam	jW
-camos	bUtS
-can	jWsT
-cancy	qT
-cando	fJjS
-cante	aScUdFqK
-cants	jRsQ
-cap	jQrT
-car	aIdRiRtR
-caria	iU
-cario	qQ
-carts	iR
-cas	bV
-caser	jS
-cat	iHj\\
-cates	lU
-ccent	jJs[
-ccess	bRiT
-ccord	hWqQ
-ceaux	qQ
-ced	aR
-ceite	bQgQiQ
-cemos	b]
-cence	jW
-cense	gRjUkR
-cente	hRjR
-cents	lKsZ
-cer	aV
-ceros	aIbZcK
-cesos	iS
-ch$	cV
-cha	cW
-chaft	jT
-chale	eWgQ
-chats	mRnT
-chbar	jQ
-chdem	gV
-check	gSqYtK
-cheid	c\\fKiJrQtE
-chein	j_kW
-cheme	lQnT
-chent	sVtS
-chers	bVhSiI
-chick	cCj[mKpR
-chien	fJgGhJiHjWnZ
-chine	bSpKqT
-ching	eXiQjHkSlIqR
-chirm	gKhQjZ
-chl	jT
-chlaf	jV
-chlag	gXiQ
-chler	sX
-chmal	iJtW
-chnee	cQjY
-chnen	fFhIj\\
-chnet	fRgU
-chnik	aUbSjSmQ
-cho	fUhIrR
-chons	tR
-chool	aQ
-chs	fThTsS
-chsel	fSgKhK
-chsen	aReJgS
-chste	bW
-cht's	jJlVqR
-chten	cTfQmR
-chter	b\\cJkRrV
-chtet	hJmX
-chtig	eSfT
-chule	b\\iH
-chung	cFi_jKpKtI
-chuss	gHh\`iQ
-chutz	cJjUkU
-chwer	pKsV
-chzig	dRnK
-ci$	lVpRtS
-cia	cQ
-cials	iR
-cians	lUmT
-ciate	aRgR
-cibir	iS
-cicio	aUjKpT
-cidad	jS
-cided	bRrRtR
-cie	aRkT
-ciens	bYcJmT
-cient	fUgT
-ciera	aX
-cific	bQcW
-cil	bS
-cimos	fVmIpT
-cinas	bTsU
-cipal	aTpQ
-cipio	bUcKgHkKqUtJ
-cir	jR
-ck$	cVjR
-cke	iX
-ckend	aW
-ckers	aVcKeJfJiJ
-ckets	lS
-cking	iTqQ
-cklog	dQiV
-cks	hU
-ckt	iFjXqQ
-claim	hVjR
-clave	hUiV
-cle	jW
-cnico	jT
-co$	bR
-codes	iX
-colar	eRiQ
-coles	aUbRtK
-com	aTjKkU
-con	c\`
-corah	cU
-cords	iX
-cos	jQ
-cou	tT
-count	qQ
-coupe	iV
-cours	hIjKl\`pDsG
-cp$	kT
-credi	fShSpQsJ
-creen	pQqR
-creet	jUqV
-crete	jKs[
-cribe	gJhKqQrR
-cribo	tT
-cript	jVtT
-crire	tT
-crito	fVjU
-cross	nQ
-cruit	iRtT
-crute	cKiKjKtX
-cs$	aSiQtQ
-cta	gZmR
-ctado	aJqYtV
-ctalo	rU
-cte	bRjTrJ
-ctice	bZ
-cting	bKiVpDr[tI
-ction	aQjK
-ctiva	jXqV
-ctive	jR
-ctivo	eVrY
-cto	jU
-ctora	bRmVqR
-ctors	aSeKiYkV
-ctory	bKcXjU
-cts	bSiTkX
-ctual	rQ
-ctuel	eTrW
-ctura	kQrT
-cture	sQ
-cueil	cXiV
-cuela	bS
-cular	aQdX
-culas	iSjJr[
-culos	jR
-culum	pR
-cus	pHsQ
-cy$	aFbSeWiHlKtU
-d's	bYcQkU
-d-vka	gQ
-dacht	gQpHqS
-dades	gQmS
-dador	iQ
-dados	iIjW
-daire	aKdKeIhHiGkJlVmKoKpIqJ
-dal	aRcUjJ
-dalia	cTtH
-dam	bKcTdRiRjHkKsK
-damos	lRtU
-dan	gTmV
-dance	fIhV
-dando	fViIjS
-dante	gQjW
-dar	jU
-dario	fViT
-darse	eSiKjKoQqT
-das	bRjR
-daten	iSkRtQ
-dates	qTsQ
-datin	pJqX
-dau	bFc\\
-davia	kQ
-day	fU
-day's	aEsKtY
-dband	dQhS
-dby	fSgR
-dcare	jQ
-dchen	eIfJm\\
-dders	j[
-dding	bViVoJ
-deaux	cVhRiK
-dec	fZmKpS
-ded	jQ
-dee	bVcWiCmR
-del	bXdV
-demas	hSkS
-demia	bXcI
-demos	bUpX
-dence	pX
-dende	mX
-dener	aS
-denta	mVpX
-dente	q\\
-dents	bS
-deral	jSkGlW
-deras	aVbKeGhKiQjV
-derat	mWqU
-dered	eRlQ
-deren	qQ
-deres	jT
-deria	gJhWmV
-derly	bQrQ
-deros	bTiWsT
-derte	pR
-det	qVsR
-dez	hKiUjToQ
-dford	cV
-dgang	gWpW
-dge	cQ
-dgets	jW
-di$	fSiU
-dia	fW
-diana	bVcQtG
-diate	jRpV
-dible	iJjYsS
-dic	bS
-dical	hRkQ
-dicap	jQrT
-dicos	bIcQeKiU
-didos	iWoJ
-die	b[cKiQrI
-diert	bVqR
-dig	j^
-diger	tT
-dilla	cXrT
-dillo	fUjZ
-dimia	oS
-dimos	lS
-din	rU
-dings	jT
-dingt	qRrV
-dio	bW
-dique	cKjKtW
-dis	jUkT
-dised	hQ
-dit	hU
-ditor	aXiHtK
-diz	bU
-dl$	jKqKsZ
-dland	tW
-dle	cToU
-dlers	aVsT
-dlich	iQjRlQ
-dline	pWrR
-dling	iQjQkT
-dlord	iU
-dlung	aJbFcHdJeIfHhJi[kHlGmJnKoJpHqIrFsDtI
-dnung	bTiSjT
-doc	cTgQqQ
-don	cQ
-dor	aQ
-doras	b]
-dores	aUbQiSmR
-dover	oU
-dow	iRoR
-downs	iX
-dra	bJcIiTqS
-drait	aS
-dre	jR
-dredi	aJdQfT
-dress	cVdH
-dri	mVqQ
-droom	hV
-dry	aQhV
-ds$	iR
-dt$	bQcXiI
-duate	aR
-ducer	aY
-ducir	jR
-ducto	iR
-ducts	hZlH
-dukte	cHfJhY
-dules	kU
-dults	iQkU
-dun	bHcbfImK
-duria	aEbYjQtE
-dus	iX
-dvent	oU
-dvert	eKrQtU
-dwerk	bTlWtJ
-dy$	h[kTpI
-e-sat	fU
-e-thu	dY
-ea$	rU
-eable	bIcJeUjKkZ
-eac	aR
-ead	bFc\\
-ead's	tQ
-eader	aS
-eados	bQhRjTsQ
-eague	bRtU
-eaker	jR
-eal	iRqHrSsV
-eally	sT
-ealth	hT
-eam	aRhEmdpJtQ
-ean	kT
-eaner	aS
-ear	jVrR
-ear's	hU
-earch	aVjQ
-earer	aRqX
-early	fQgRjTqS
-earse	iU
-eas	bRiR
-eased	bIcJiSqV
-eases	iV
-eason	kRoQ
-eater	aKcTjJkVlIqS
-eaton	cT
-eatre	bVjS
-eau	bU
-eaves	nTqS
-eb$	bRtS
-eba	eQ
-ebajo	mQ
-ebaut	jRoGqT
-ebden	cTqKtK
-ebe	aXjHtI
-eberg	aIbRcV
-ebiet	cTtT
-ebody	sQ
-ebook	rW
-ebote	iQqT
-ebout	jQ
-ebt	eRfXpK
-ebung	cR
-eburg	aGcWmQtK
-eburo	aTlR
-ec$	bQfYpQ
-eca	cYiHrX
-ecast	iWrK
-ece	bXjR
-ecent	iRjR
-ech	aHb]cFiSkR
-echen	fKhSpQsV
-echos	iIsV
-echte	cJiIjZrR
-ecide	pRrQ
-ecino	aJtT
-ecion	jQpX
-ecise	rS
-eck	bUcVqRtH
-ecoge	hU
-ecome	iRkKqQ
-econd	aS
-ecris	rY
-ect	eU
-ected	bUpQtR
-ectif	bGhYiIlIqV
-eda	a@cafJiRtE
-edded	aV
-edger	aTiR
-edi	fW
-edida	jRqT
-edikt	mT
-edina	cU
-edios	iHjQtU
-edish	bVlU
-edits	hV
-edn't	lY
-edo	c^
-edula	jY
-eduld	jV
-edule	fX
-ee$	mQ
-eed	eQsR
-eeded	lS
-eeder	qV
-eekly	iW
-eep	eJgSiS
-eeper	aXmR
-eer	aS
-ees	iR
-eet	cQ
-ef$	bIiHjRp[
-efahr	gS
-efaut	kT
-efere	fVqY
-eff	iIpVtU
-effen	nQqS
-efing	tX
-efits	aQhRqJrT
-eflex	hXjR
-efono	iR
-efore	oR
-efr	eV
-efuse	aQ
-eg$	cYiIjWtJ
-ega	cRfGqU
-egacy	eRiQ
-egado	gZmQ
-egalo	aKbRkVsK
-egane	bUhKjW
-egian	hSjQ
-eginn	fVoW
-egion	aFcXhRnT
-egory	gKhVjQ
-egree	jQlV
-egt	b[qI
-egues	mXtS
-egung	gKhWjV
-egura	aJbVcTiKtJ
-eguro	hX
-ehalt	gRqRrQ
-ehe	bXcWeJfJiFjJqFrKtI
-ehind	cUhGjS
-ehler	qStU
-ehmen	iQrQ
-ehn	gSiUqQ
-ehors	qV
-ehort	bT
-ehpad	tS
-ehr	aZqQ
-ehrer	aQiUtI
-ehrte	tS
-eht	mV
-eht's	fQoT
-eib	bViHrQ
-eiben	jQ
-eiber	iWtK
-eicht	lQtQ
-eid	cXiKtV
-eiden	iRlR
-eider	nQ
-eiern	iS
-eiert	fU
-eifen	iU
-eigen	iFjJlSpHqXrQ
-eiger	aWgZkK
-eight	aQcKgX
-eigne	bRqT
-eil	cRhRkT
-eilen	iQrU
-eilge	jKkS
-eille	bKcWeHjT
-eim	cY
-eimal	nXqR
-eimer	bKkSqS
-ein	jXkV
-einde	aFb\`cEpQtF
-einem	bTtR
-einen	iVsR
-einta	qQ
-einte	fX
-eirat	qW
-eisen	hFiUlHn^tK
-eises	bU
-eitag	fV
-eiten	hQiS
-eiter	a[
-eitet	fRiVjGoWqQ
-eitig	nX
-eitvg	eV
-eizer	rR
-eißen	lSrS
-eißig	fThQ
-eja	cUeHjVkQ
-ejado	kW
-ejero	gJmS
-ejo	cU
-ekday	aKfU
-eke	bUcRtK
-ekend	fX
-ekt	eThIlUmQtJ
-ektor	tW
-ektro	bTeJjR
-eky	rVtJ
-el$	bR
-ela	bU
-elado	bX
-eland	dKjZ
-elben	bIcFiSqV
-elber	bSiQ
-elbst	hSiS
-eld	cU
-elden	aIcZ
-eldet	pW
-ele	fZ
-elegt	tT
-elene	mS
-elevo	eS
-elf	mQ
-elfen	hRiR
-elfer	a\\eJoJtG
-elier	bViT
-eline	iT
-ellar	aZ
-ellas	bZ
-eller	aTb_cJ
-elles	aQbRiQjT
-ellte	aTjQ
-eln	i\\
-elo	rX
-eload	iX
-elona	cR
-els	eQiS
-elt	jRmSqR
-elten	jKkT
-elung	q\\rE
-elves	gTiGmHq_
-ely	bRtT
-em$	fTiQ
-emain	gJqT
-emana	fT
-emand	kV
-ember	oW
-embre	o_
-eme	hT
-emens	jQ
-ement	iQ
-emier	jU
-emise	gIhY
-emist	bS
-emium	fIgWhR
-emote	dZ
-emoto	dW
-emple	bKcXdReKkKlKnKpGrKtE
-empre	cUgKrQ
-ems	iSsWtJ
-emsen	iT
-emuse	hYiTtJ
-emy	cUlU
-en$	iU
-ena	nT
-enage	bHc\\dEmQ
-enant	cJdKeSfKgKhBiSjJkKlKpJsVtJ
-enaza	qW
-enbau	aRcEgSnR
-enc	bWqQ
-encer	gV
-ences	jU
-encio	dSqU
-endan	bV
-endas	bTcY
-ended	dVeTjK
-enden	fXmR
-ender	i_
-endes	sY
-endly	dIhYjQ
-endor	iTpQ
-endre	nX
-endus	iX
-eners	iJmX
-engua	kR
-ening	iS
-enior	aU
-enios	iW
-enise	qQtR
-enk	jW
-enken	iWjJqR
-enn's	jWpJtS
-ennes	bZc^iFtI
-eno	mQsR
-enora	cTtE
-ensas	jX
-ensch	bRcGjXkI
-ensed	aRbJjKkU
-enste	fWiT
-ensum	cKfVtS
-ental	eShR
-entar	jVsU
-entas	aS
-ented	kUrQtS
-enten	sV
-enter	cSiIkRlS
-entes	bQ
-entia	bY
-entin	aRpRtI
-entis	iYpVrI
-ently	iQjR
-entor	iIjUmW
-entos	jQ
-entro	cSnT
-entry	cWfKjK
-entur	aJbUjRqRtI
-enu	hXjKkQ
-enugt	lRrQ
-enz	iQ
-enzen	bIdKmGnJp\\qJrCsG
-eo$	cXiQ
-eon	kS
-eonie	jKmT
-eople	bUrR
-eos	bK
-ep$	aKbWcJgFiSjRkHoR
-epart	cQoUqQ
-ephew	qV
-eping	eThWkKpJ
-eplay	aR
-epond	iKmUqQ
-eport	iTmV
-eppen	iVjW
-eps	hRjT
-ept	hQoV
-epted	pW
-eptes	lU
-epuis	hQqS
-eputy	mS
-eques	hXiFmV
-equis	lZ
-er$	aS
-erade	iRsS
-erado	dTjS
-erage	aQfQiT
-erait	kSsY
-erall	bQiIqK
-eramt	aXcJ
-erano	fSgQhRiJ
-erapy	kW
-erate	cFdFeKfJgKhHiVj[lHpJqKrGtJ
-erben	jK
-erber	oVpS
-erbig	pQrS
-erbst	bQfW
-ercam	jW
-ercer	bRfTjQ
-erche	aQtV
-erdad	jVqQtQ
-erdam	bKcTdRiRjHkKsK
-erday	bQqX
-erden	fQgQsR
-erdon	jQ
-ere's	tW
-erein	aIbbtD
-ereit	jVnW
-erely	cIpHqItZ
-erena	cUqYtF
-erent	aSjJlX
-eresa	qStR
-erest	iRkU
-erfen	fGiYrY
-erfil	rWsS
-erg	c\\
-erger	bU
-erham	cTgQ
-erhof	cV
-erial	bRhS
-erias	bY
-erida	cR
-erien	fViS
-eries	aYbUhQ
-ering	iT
-erino	cUeU
-erium	kUqU
-erk	b^kR
-erken	iKqV
-erker	aQiXtI
-erlag	bUeJ
-erlap	fQoV
-erlin	jKnU
-erm	aKeSqU
-ermal	bQnU
-erman	kU
-ermes	kT
-ermin	oX
-ermis	jR
-ermit	aQ
-ern	iV
-ernal	qQ
-ernan	qX
-ernas	bY
-ernen	iIjKl]
-erner	iSrW
-ernos	pY
-ernte	iJjIlZsK
-ero	aT
-erons	kU
-erras	aHbUcU
-erred	jJk^oR
-erren	iY
-erson	aT
-ertag	fAgWhWiJpT
-ertal	bVc[
-ertas	iS
-ertel	cXtJ
-erten	iQ
-erter	hXqU
-ertes	fTgIhViIjRqQ
-ertig	mJqWtJ
-ertos	aGb\\
-erung	eShXkQ
-erver	aJiRjRqJ
-erves	pS
-ervir	iW
-ervus	tW
-ery	b[
-erzig	gX
-esagt	fV
-esamt	aVqR
-eschl	jT
-esday	dTfQ
-ese	pQsR
-eseau	bT
-esent	qR
-esetz	gRiS
-eship	gThJkFlQ
-esian	kWtI
-eside	bQoX
-esign	kQ
-esion	cKfJiWjX
-esita	aRtQ
-esito	aTtV
-esitz	bZcB
-esk	jZ
-esmal	jQsX
-esn't	qR
-esoin	lRtT
-ess	cRjQ
-essai	dQ
-essed	bQdKfZ
-essen	fCh[rT
-esser	aRkQpT
-esses	bRiZ
-essor	bViEkSrW
-essus	cRhRjKqQ
-estar	iR
-estas	iRjTpQtK
-ested	lYqU
-esten	cXfIpUsT
-ester	c_oQ
-estly	bRcI
-estor	bHqX
-estos	iSjS
-estra	bKhTiQ
-estre	hR
-estro	aRbWhK
-esume	pT
-esy	iVjKrT
-etage	aWfIiTjJnT
-etail	bQjW
-etall	gT
-etard	iR
-etaro	bQcT
-etary	aT
-ete	hR
-eteen	iUmS
-etele	rU
-eteur	aT
-ethod	iV
-etico	sV
-etien	aQgQiS
-etier	jX
-etion	jZ
-etite	aIfUjGkR
-etits	sQ
-etivo	iT
-eto	hT
-etour	hXnS
-etres	bTiGnW
-etros	fHgJjKn[
-ets	i[
-ett	fZhU
-ettel	iQqZrI
-etten	bRcZjQmS
-ettes	i\\
-ettle	bS
-ettre	pTqR
-etung	e[
-ety	aQjQ
-etz	bV
-etzen	aTtV
-etzte	bRmUsR
-eug	hZjRlQ
-eum	aIbVlQ
-euner	gIhZ
-eunes	iRlR
-eur	aX
-eures	fUgQ
-euses	mRtT
-eut	kY
-euung	aUiYtH
-euvre	iU
-eux	cRgQhQ
-ev$	jSpKrU
-evant	iKjUlV
-eve	cRrS
-eveil	fJhW
-evers	cXfS
-eview	gRpU
-evo	eS
-ew$	bJcWtK
-ews	iQpR
-ex$	aIc\\dJeJfKgKhQiJmJqKrKsKtK
-exham	cQfK
-ext	bTtR
-extil	aU
-ey$	c^jQ
-ey'll	jRlS
-ey're	fSjJlQqR
-eyors	iSmS
-eys	rU
-ez$	cVoS
-eza	aVbKrS
-ezado	qS
-eze	bFcWgHqV
-ezeit	dReW
-ezi	fQtT
-f's	bQqW
-fa$	bGcUfHgUhIjH
-fahrt	cIn[oIqR
-fairs	bQ
-falen	aDbFcJgRn_
-falls	tU
-fan	mQtR
-fants	jWsS
-fas	pU
-fasst	iVtV
-fasts	iW
-fax	cShKlK
-fe$	fW
-feb	fUoT
-fee	iSpV
-fel	iV
-femme	aRbT
-fen	iU
-fense	cU
-fer	aQ
-ferin	mU
-ferta	bIpY
-fet	fJiT
-feuse	aSbTtE
-ff$	bRiTtK
-ffe	mTqU
-ffers	iV
-ffert	hY
-ffeur	aTbR
-ffice	dX
-ffing	eTtU
-ffins	iQ
-ffres	iKpXqTrK
-ffs	gVqR
-fft	fTpUqQ
-fg$	eV
-fgabe	iVtI
-fi$	iT
-fic	bUcR
-ficer	aZ
-fices	bQcUiE
-fie	aRhSiTtH
-field	c_hRiKtJ
-fikat	aKjW
-fil	c^rQtR
-files	iIp\\
-fin	bSmVqQ
-firma	eWmU
-firme	aTiRjKqI
-fit	bS
-flake	aKhRjQkQtI
-flege	aQiWkK
-flich	g]
-flour	cT
-fmann	cJiKj]kHrJtD
-fnung	eKfKiFo^
-fo$	jRpRrK
-folge	oRqU
-folio	aRjQpQ
-fonat	pUrKtQ
-fonte	iU
-force	jY
-forma	iR
-forme	aJpTsWtT
-forms	hR
-fr$	eRfQ
-fraid	dSjS
-fre	iTrTtJ
-frere	qUtX
-fri	f[iH
-front	cYiK
-fs$	i]jQ
-fseep	hT
-ft$	kV
-fte	dRiTmQ
-fteen	mXtJ
-ftrag	aJbTiSkJ
-fts	fSiW
-ftuch	sW
-ftung	bSrU
-fugen	bVpHrX
-fuhrt	mU
-ful	kU
-fully	aJbKcKdKeTfJgJhKiHlKmInGoJpIqKsJtH
-fzuge	aKbSlV
-ga$	aHc]fHgThKjJ
-gaben	tT
-gable	eY
-gados	iInWqS
-gal	cVkS
-gamos	hRqX
-gan	cY
-gar	bRiWjR
-gards	pKt[
-garet	cKqU
-gas	bSiTjI
-gasin	hU
-gates	iZjK
-gathe	cFeQjHlJp[
-gau	c[gG
-gbo	kV
-gbook	iR
-ge$	iT
-geben	tR
-ged	iS
-gee	bQ
-gel	bXcIiWnI
-gen	iT
-gence	iQ
-genda	hRiRtS
-gende	tV
-genen	hRjRpQ
-gener	h[mV
-genes	lV
-genos	iT
-gente	jQ
-gents	cQiQmR
-geous	cYiJjKtK
-ger	aS
-gerei	bXpS
-gerie	aHbXcJiX
-gerin	qUsI
-get	hR
-gging	i\\
-gh$	cWjQ
-ghout	cU
-ghtly	bSiS
-gia	aQeJkV
-giado	jZ
-gible	hXjQtC
-gie	bUjYlR
-giene	iUjS
-gig	bScIiIoU
-gimen	eT
-gin	aVqQ
-gines	bZ
-gio	bU
-gious	sV
-gique	aQjRlI
-giste	aUqR
-gitte	mT
-gkeit	aSiUjZ
-glais	jU
-gland	gTiK
-gle	iSsQ
-glich	hZj]
-glish	jRrU
-gn$	iXjWkK
-gn-up	iV
-gna	cKnV
-gne	aGcTiV
-gnore	pKqW
-gnose	iYjJtH
-gns	jW
-gnung	jWpQ
-go$	mR
-going	oTqY
-gon	cVhTrS
-goria	gXjQ
-gorie	aUsV
-gos	cTfT
-gosto	fUoQ
-gra	eSgHsS
-grace	iSqR
-grama	cCeYiJqS
-gramm	hSiT
-graph	iStT
-greed	aJiJsY
-grees	bSjW
-grown	iTqV
-grund	jCk[
-gside	mX
-gst	aKcYhHiQmUtF
-gsten	oZpKqS
-gt$	pQ
-gte	bSqUsI
-gts	qY
-gua	cU
-guada	bRcZfIjJkJ
-guage	kSrU
-guaje	rW
-guese	jSqJrU
-gueur	rV
-guien	aS
-gular	aHeUfTqTtG
-gun	qR
-gunda	bSpT
-gundo	kV
-gunta	rU
-gunte	iS
-guros	aQiRjR
-gut	aGb\\
-gutet	fHgRjRpV
-gy$	bSg[jK
-h's	cUqZ
-ha$	cYtY
-hable	hIiJj\\
-hafft	fWqT
-hairs	aKbVfKiS
-haite	jUsKtS
-hal	cZgS
-halle	aJbRcS
-ham	cf
-hange	jVtR
-hanic	aW
-hanks	rTtS
-hared	fQiQtQ
-harge	mQ
-harla	mKpW
-has	eRjV
-hauen	iQjWqR
-haven	cY
-haves	jUtR
-he$	fQ
-heben	iS
-hecks	iW
-hed	bUhSqR
-hee	qQ
-heeky	rVtJ
-heers	bQpKqHtY
-hef	qT
-heide	c\\gKiFpUqJ
-heine	aJbVcSgGsR
-heirs	mS
-hel	lJoJpVqS
-helle	qW
-helon	aRbRgV
-helor	jSlI
-hem	fYgK
-henta	hR
-heque	cVgQjHkX
-hered	lT
-heres	iJjWlR
-herin	aYiV
-hes	iR
-het	j\\
-hette	gQ
-heuen	jX
-heure	gU
-hever	cSfUiI
-hew	qV
-hey'd	iVmS
-hgoer	lQsQ
-hical	gV
-hicas	sW
-hicht	f_
-hicle	iR
-hie	hKjSk[
-hiers	aQbJcU
-hifts	fTsStR
-hilfe	eYgEhU
-hin	cR
-hinen	aFbTcKtK
-hines	aViI
-hings	pRsU
-hinks	q[
-hip	jQlS
-hique	mQrW
-hirty	gIqT
-his	pJqVr]
-hisch	iIjTkR
-hitby	bT
-hiv	pRqQrS
-hiver	fRiS
-hives	bY
-hkeit	iSpJqW
-hl$	aEbEcJgIhJi^mZpJ
-hlank	s[
-hlich	mUqR
-hlt	hUpR
-hlung	g]
-hluss	gTiSjT
-hly	iR
-hmann	nKp[tD
-hme	eRi[
-hment	i^tT
-hn$	fGgUiGnY
-hne	gRhY
-hnern	b^
-hnert	pWtT
-hnhof	cV
-hnitt	iUnU
-hnt	gS
-hnten	pT
-hntes	bIhWqJ
-hnung	h[iW
-ho$	eSfUhK
-ho'll	sX
-hod	iV
-hodri	mVqQ
-hof	bSc\\
-hofer	aTcR
-hoice	eRkT
-holen	iTjHkY
-holet	cV
-hon	kT
-hones	lSsQ
-hools	cQiTjQ
-hoose	dRiRqU
-hop	bSjR
-hop's	cU
-hor	dTiJ
-horen	fSiJnUqV
-horpe	c\\iI
-horro	gKiT
-hos	iHjV
-hosen	iSjWkH
-hotel	aEb\\fKjKtI
-hotos	pQ
-hough	lRqU
-hould	qR
-house	aQbT
-hport	cT
-hr$	oV
-hramt	jU
-hrase	eRtR
-hre	cUgQjSlQ
-hread	qQtS
-hreib	bViHrQ
-hrend	aXcGqRtJ
-hrens	mS
-hrift	kJr\\
-hrige	aT
-hrt	cKmQnW
-hrten	hSiKnW
-hrter	bU
-hrung	aUjWkV
-hselt	jSmU
-hsten	bRsS
-htage	f^iEkTlKtJ
-htags	rX
-hte	fQjU
-hteen	bSjHtT
-htern	cIiQjS
-htest	lX
-htigt	jYlH
-hting	qR
-htung	bQfKiYjT
-hty	bRgS
-hu$	fW
-hub	pUsK
-hulen	nT
-hurch	cQkRpI
-hweis	iQkV
-hwirt	gJjVkT
-hy$	aHcQiKjTkU
-hysio	aS
-ia$	cY
-iabel	g[
-iable	gRjXoQ
-iados	fZoR
-iaise	iS
-iajes	nS
-ialen	bYiTtI
-iales	cH
-ialog	kWlT
-iamos	eRtQ
-ian	aRcGgJkX
-iance	tU
-ianza	kTqQ
-iar	hT
-iares	iJmWsS
-iaria	aXiK
-iario	aDbHdUiX
-ias	iV
-iat	aSbS
-iated	kS
-iatif	bY
-ib$	bVmKpTrJ
-iba	nTpRrR
-ibe	gKqVrQ
-ibles	bRjT
-ibo	eRgItS
-ibres	fQgQhT
-ibt	iR
-ibt's	bTkR
-ibung	jT
-iburg	cSgKpU
-ic$	mU
-ica	iQpQ
-icado	jU
-icaid	bWcJhGqR
-icale	aQbV
-icals	jT
-icant	lW
-icate	bSkS
-icats	bUpUtK
-icero	a\`bGcF
-ichas	iX
-ichen	rS
-icher	jXpT
-iches	jR
-ichst	sT
-ichte	jRkSlGqS
-ichts	qQtS
-icial	aQeQgT
-ician	aaiIjHkI
-iciel	hRkV
-icien	a\\gS
-icile	aQdU
-icina	cUdV
-icing	aQbTcQiQ
-icion	tQ
-icios	gVhQnR
-icite	bSjX
-icity	jR
-ick	c[lWtK
-icked	qV
-icken	cJkJlRpQrJsW
-icket	h]kS
-icles	iWjJ
-icola	aFbV
-icole	aTnJ
-ics	aT
-ict	cQjQqZ
-ictly	fX
-icula	gRjZ
-icule	hWnQ
-icy	hRkRrQ
-id$	cTtU
-ida	oS
-idado	hSqQ
-idate	nTtS
-idato	qY
-idats	fTiJqQ
-idays	fR
-ide	cT
-ident	jRqQ
-ideos	kQ
-idest	fWiXjK
-idges	bVcKj\\
-idh	mU
-idi	fY
-idn't	qQsQ
-ido	rR
-idual	gSnR
-idung	h\\iH
-ie$	tQ
-ieb	bXtR
-ieben	jQ
-ieber	qRsR
-iebes	tV
-iebke	mQ
-ieces	bRhW
-ied	fVlQsT
-iedad	rX
-ieder	qRsTtQ
-iee	jCkUlTmU
-ief	iSjYmS
-iefen	iUqJ
-ieg	lQoS
-iegen	cWiIjQqX
-iehen	i\\
-iel	pW
-ielle	aKbSqWrH
-iem	f[
-iempo	eQjKoQ
-ience	jSlR
-ienda	cQ
-iende	tT
-iendo	nT
-ienen	hYiI
-ienne	aRq[tG
-ienst	aVfWiS
-iente	cQ
-iento	bSiU
-ients	iQ
-ier	cR
-ieras	aUbKfSrK
-ieren	iZ
-ieres	bTiQoS
-ierge	a\\fJkWlI
-ieria	jVlQ
-ierno	iYpKqQ
-ierra	sQ
-ierre	iS
-ierta	bRqQ
-ierte	jJlS
-ierto	gV
-iesel	aScQ
-iesen	jQsZ
-ieses	tQ
-iesta	fU
-iet	cTtT
-ietas	bUcJgUhJ
-ieten	tT
-ieu	cQjRtJ
-ieves	qV
-iew	pW
-ießen	cRi\\
-if$	lUpHrQ
-ifa	gUpQ
-ife	bQiWkJtK
-iff	cRiJ
-iffer	pS
-iffre	iTrTtJ
-ifico	bYcJ
-ified	aJjW
-ifier	iXqV
-ifies	iXjKlEpZrG
-iform	hS
-ifs	fSmU
-ift	cKdKgJiKk[rW
-ig$	jUlU
-igada	aWmR
-igade	bWmYpK
-igado	gS
-ige	jRrQtS
-igend	aKjStT
-igene	bW
-igger	rZ
-igh	cR
-igher	jW
-ights	fR
-ighty	gV
-ign	iTjR
-ignal	nQpSqQ
-igned	gTqU
-igner	aVmTqJsS
-ignes	rZ
-ignez	bJcKmV
-ignos	kR
-igo	mRtQ
-igono	cV
-igt	qX
-igten	bT
-igung	gSiZ
-igure	fS
-ii$	bUcJpKtZ
-iii	bKt_
-ik$	aTbXjU
-ike	rX
-ikely	bKeV
-ikler	bU
-ikt	mT
-iktat	pItW
-iktok	iV
-ila	cSjVqS
-ilary	qTsKtK
-ilbao	cV
-ilbar	fT
-ilber	jY
-ild	aQb[gFrT
-ildiz	bU
-ile	bSiWjK
-ilent	iGj]
-ilers	jT
-ilets	iS
-ili	cIjTkT
-ilial	bReVjIlKmJ
-iliar	hT
-ilias	hTiS
-ilier	eKiW
-iling	iWkT
-ilios	bKiGjIkZnX
-ilite	gShTmR
-ility	jS
-ill	bQcQhJlTnR
-illas	hRiS
-illed	aKbTcIeRpS
-iller	jW
-illes	hQi[
-illet	hSoU
-illez	rT
-illon	aKcVqW
-illos	bUsV
-ilo	tQ
-ilt	fTgS
-ilter	p[rK
-iltro	iV
-ilung	tW
-ily	bRhQ
-im$	cQiJnQ
-ima	c[iGqTrR
-imary	bTcRfJiS
-imaux	hR
-imber	a[bStD
-iment	iQsW
-imera	aUpR
-imero	iUrU
-imers	iCm^qK
-imite	oKpT
-immen	aKsV
-immer	bUhQ
-immst	qS
-imo	rV
-impio	tX
-imple	gKiQkQrTsJ
-ims	sS
-in$	aS
-inado	gWqWsI
-inage	a]bH
-inals	dJhJiFoHp[qI
-inary	jUlX
-inato	eU
-incia	bRcY
-ind	cSpFqV
-inden	iY
-inder	dRjS
-indet	hVsV
-indle	jToR
-indly	jQrQ
-indow	gKhRiS
-indre	jXqJ
-ineer	aW
-inees	aSmS
-inera	aEb\\iRtJ
-inere	iT
-inero	aT
-iners	iWpT
-inery	b^
-iness	aRjQsR
-ingbo	kV
-ingen	c]
-inger	aKiJm]
-ingle	hRsU
-ingos	f[
-ingst	aJc[iHtE
-ingun	qR
-inics	bRiU
-inida	eZfI
-inido	aJeY
-inien	bWhU
-inier	aWiTtK
-inigt	aKbUgVhKqI
-inimo	iRjQ
-ining	kR
-inion	kT
-inite	cHeWhJjI
-ink	qX
-inked	eVgTrK
-inmal	bRiRjS
-inn	fTgEkUoU
-innen	bQmU
-inner	hZ
-ino	cUpX
-inome	mX
-ins	cZiS
-insam	bVcJiRpS
-insaw	iKkS
-int	tQ
-inter	fQiR
-intre	a\\
-inuit	cIhKiJoKpUrKtK
-inute	fUpR
-ionar	qKr[
-ioned	cUgHhJqVtS
-ionen	jUsR
-iones	hQiWkQ
-ionne	aJbQrT
-ior	aU
-ior's	cT
-ios	iQ
-ip$	gQhTkR
-ipe	mS
-ipend	hR
-ipina	s[
-iping	qT
-ipios	bIcUfIoS
-iplom	jTkU
-ipo	rR
-ipped	hRjR
-ippen	iQ
-ipper	bQcJiSjJ
-ips	aQiSrI
-ipt	jVtT
-ipzig	aKcRdS
-iquee	qS
-iques	iZrW
-ir$	iR
-ira	qX
-irait	jCk\`qK
-irche	iQjRsS
-irect	eVhIpV
-irekt	cReVlJmU
-irige	bRiSmT
-irm	gU
-iro	aImZ
-irs	bU
-irsty	cKrQ
-irt	bUcHgJjSkR
-isa	bKcJjTtX
-isbon	aKcUdKiR
-ische	bQjR
-ise	jQ
-iseno	jSmV
-isers	iIjJkSm[
-ish	jQ
-ished	jT
-isher	q\\
-ishes	qX
-isine	bSiJjU
-ising	iQ
-ision	iR
-isita	nSrR
-isite	lV
-isits	dQnRpQ
-ismes	rU
-iso	jU
-isons	bQfS
-isous	tV
-issed	iUjKtV
-issen	jUqS
-ist	a]qQ
-istas	pV
-isted	bTgR
-isten	oV
-ister	aT
-istes	b\`
-istet	e\`
-istic	oTqJ
-istik	mKpV
-istol	cU
-istry	bQ
-isual	iQjU
-isung	iY
-isure	hU
-ita	iJ
-itada	aHbUgIh\\jE
-itado	gIiYjSqI
-itage	eYjKkS
-itags	iRpR
-itals	bSiJ
-ite	iQ
-iters	bIjJmWpV
-itest	fQiS
-iteur	aSkS
-ith	bKcU
-ither	fVlW
-ithin	iQ
-ithub	pUsK
-ities	iTtW
-itime	fThQ
-iting	kQ
-ition	hQ
-itish	cTsU
-itive	dJiRjRrW
-itlab	jT
-itors	bSgIiQ
-itres	b[tK
-its	iU
-itt	iUoV
-ittag	f\\
-itted	hQiKjW
-ittee	gKqQ
-ittel	dReYhSiQjI
-itten	jW
-itter	cU
-ittle	gJnQ
-itude	gKjW
-itulo	jS
-itung	a\`mU
-iture	rS
-itute	bWcHeQ
-itz	c]
-itzen	fSiDj\\mU
-iudad	aDcWdQ
-ium	jQlT
-iv$	jRpQqX
-iva	bX
-ivada	bW
-ivate	bRhT
-ive	jQ
-iveau	jW
-ivent	jT
-ivers	aViQmR
-iving	jRnT
-ivite	hJiZ
-ivo	fQiR
-ivots	jQ
-ix$	cRiVtV
-iz$	cXjS
-iza	aHbFcGdHeGfHgGhViWjHkHlHmFnHoHpGqJrFsHtI
-izada	bZcEtJ
-ize	bV
-izehn	gS
-izenz	cHhViKkZ
-izo	aWqV
-izung	iS
-ja$	sT
-jador	jU
-jan	bJfVhIqT
-jar	jX
-jaria	iUmT
-jas	hJjYsQ
-je$	q\\
-jects	gHiU
-jekte	aJc\\hQ
-jeras	qUrS
-jeres	pJsY
-jes	aJ
-jet	gQjU
-jillo	cShU
-jis	r[
-jo$	cYlXqG
-job	eW
-joint	aW
-jores	iKjUpT
-jos	jVqS
-junto	aRtQ
-k-end	fQ
-k-ins	cJhKiU
-ka$	kQ
-kanat	qQ
-kannt	bQjQqQ
-karte	bHcIhdiD
-kas	sV
-kasse	aYcHhUiGtE
-kat	aKjW
-katon	kX
-kauft	qS
-ke$	bTjT
-kedin	rV
-kel	bScIsV
-kends	fSiS
-kenny	cU
-ker	aQ
-kerei	jJlW
-kerin	a\\gGhIjK
-kes	lSqW
-ket	hW
-key	iR
-kfill	qV
-kfurt	cSnR
-kgeld	gSsT
-khand	aQbTfQtK
-ki$	cWrS
-kills	jSpSrK
-kin	kErKsY
-kings	bRcQgQ
-kisch	k[
-kkord	gTtS
-kland	cY
-klich	kIlU
-kload	bSfS
-klung	iS
-kly	iW
-ko$	cKnVtW
-kommt	iKmQqTtR
-konto	fRgKhTiQ
-kraft	a\`fF
-kreis	bScV
-ks$	iU
-kshop	aIbW
-kstar	rR
-kt$	mItS
-kte	cShTkX
-ktion	aUjS
-kuche	bUcHdTiR
-kunde	cGiIj]kWtG
-kunft	hSpS
-kup	gHhU
-kurse	i^
-kus	iXqT
-ky$	hZiKkK
-kzeug	kRlV
-l's	cSgQjI
-la$	cTrU
-lab	jW
-labla	rQ
-lable	cRfVgI
-labra	gQpSrS
-laced	hRoU
-lacer	bKeRhJrY
-laces	bRlQ
-laden	b[jI
-lades	cUsX
-lador	jU
-lados	iDjTkGlZ
-laf	jV
-lafen	jTqU
-lag	gW
-lagen	iW
-lages	j\\
-laims	sS
-laint	sS
-lalia	bRcJpKtW
-lamar	pR
-lamen	pR
-lamos	tY
-lan	fRqStR
-lance	eXqQ
-lands	dJnS
-lanen	iRmU
-langt	bJiTsX
-lanta	cR
-lante	aUsV
-lants	aVbUfS
-lap	fQoV
-lappt	cTsU
-lar	tQ
-laren	aGiZtH
-laria	iRjV
-larie	eZfH
-lario	pW
-larlo	jTkIn]
-larms	nV
-las	iY
-lases	iT
-lasse	hS
-lated	pT
-lates	iDkYmJrV
-lator	bRpGqW
-latze	b]fK
-laubt	rW
-lauen	b\\cWhJjHpJ
-laufe	fCia
-law	aKcU
-lay	aR
-lazas	qQ
-lba	aKbUcS
-lcome	iKjIkWlU
-lczyk	qQ
-ld$	cShUjR
-ldbad	bRlQoSpK
-lde	bVeZpG
-lders	dIfGhJiQjIlFnKrKsZ
-lding	aTbX
-ldn't	jWqS
-ldo	hQ
-ldren	aRsR
-lds	bWpR
-ldung	ja
-leage	fJhSnV
-lease	rQ
-leaux	iSjQ
-leben	aKcZ
-lecht	lKsW
-led	bQ
-ledge	kSlR
-lee	kS
-leece	fKjT
-legal	aQtK
-legen	iXjHtR
-leger	aYtH
-legin	qT
-legio	bU
-lehnt	gS
-lehre	jWlR
-lei	bT
-leibt	qR
-leich	gQsR
-leida	cYdJ
-leigh	cR
-leine	bTjR
-lem	gSqR
-leman	sS
-lence	cXjJlQ
-lente	jRsV
-lenum	mWqS
-leo	iX
-ler	aQ
-leria	lV
-lerie	aEbQcRjTtU
-lerin	aYiJmWoI
-lerks	iQqV
-lernt	jUlS
-leros	iX
-let	hQ
-leted	pRtW
-lette	aJbUcJgJpFqIrHt]
-leurs	qWtS
-leute	hKj\\tK
-levar	dT
-level	aRjUmQ
-leven	mU
-leves	aRbS
-lex	hXjR
-ley	c\\
-lez	pW
-lf$	qR
-lfe	eYgEhU
-lfest	jX
-lfrei	jY
-lgada	sZ
-lge	qQ
-lguna	fU
-li$	aIcYiFmQnQ
-lia	cStS
-liale	cUpKsQ
-lic	bUjR
-lican	jSlIrKsT
-licar	aJbRtQ
-liche	iQtS
-licht	j[qGr]
-lidad	dQjS
-lidas	bJgV
-liday	fQgS
-lie	hSpV
-liego	iR
-lient	eXhE
-liere	kIlS
-liers	aWbGiT
-lieve	aHbSrV
-lifax	cShKlK
-lifie	aRhSiTtH
-lig	b]
-light	fUhT
-liken	bRsS
-lin	cYrV
-liner	mXpU
-lines	iZ
-linge	iKpFrGsZ
-lings	iSjI
-lingt	bRqKrT
-linic	lS
-lique	jT
-lis	aGc\\tK
-lisch	jTlQ
-lised	eKfX
-lisee	iKmW
-liser	hJiRr\\tE
-lisis	gKiR
-lista	aQqU
-liste	bSqZ
-lit	bTcKjR
-lites	cSeKhTjX
-litik	aW
-litos	qQ
-lizar	iQjU
-ljahr	aJcQoVtH
-lk$	aIbIc\`dIeIfIgHhHiEjFkHlImInIoHpHqIrIsHtG
-lking	nT
-ll$	cQlWnR
-lla	rT
-llado	pKq^
-llage	lR
-llano	rT
-llege	kR
-llego	rV
-llein	iU
-llent	iHjTkTpS
-llers	bHcJiRmXrI
-llier	cX
-lling	iVpY
-llion	bSiQtU
-llo	eQjU
-llows	pIr[
-lls	iTjT
-llt	cGeSgEhWtR
-llten	tU
-llung	cGebiW
-llv	aTjR
-lmann	qU
-lment	cDiZjJ
-lming	lU
-ln$	cRdRiY
-lness	hQiT
-lo$	cQrQ
-locks	bKqTtS
-log	iQkQ
-logan	cHnTrW
-logia	aTbReIiRkT
-logie	bTcJiJjX
-logna	cKnV
-logue	aQjW
-loi	aUjKkTqH
-lom	jTkU
-lomes	lU
-lon	cWqQtG
-lones	bUgR
-loors	bRiT
-lor	jSlI
-lor's	jU
-lorar	iKjQkSqT
-lores	aFbQmUqW
-los	iZ
-losed	bSfS
-loses	jQpSqS
-lotte	bWfK
-low	cQjR
-lower	iXoKpV
-loyed	e]nR
-loyee	eQ
-loyer	bThVjJtS
-lques	iRjT
-ls$	hViS
-lsory	fTlSrS
-lt$	cSgRhQ
-lta	cUnStI
-ltant	aUnK
-lte	jR
-ltern	pIsT
-ltero	sW
-ltest	jR
-lth	hT
-ltimo	qU
-ltora	aQbRjKqS
-lts	iWkR
-ltung	a^jHpY
-ltura	cSjZ
-lture	hY
-lty	qT
-luded	jQ
-lue	iHkKmIqIs\\
-luent	jY
-lui	qSsV
-luida	gVjQpJ
-luido	hU
-lum	pRsJ
-lumen	jTrU
-lus	bZiHkUoKsH
-luses	fR
-lut	gJqSrS
-lutot	sY
-lv$	aTjR
-lva	eQjV
-lways	bQpS
-lying	gViT
-lysis	jV
-lz$	bWcY
-lzeit	eUfTgQ
-ma$	jQ
-madas	iTjT
-mails	iQqT
-mal	jQnS
-man	cS
-manal	iZ
-manas	fKnRoXpR
-manca	aJcS
-mance	iT
-mande	jS
-manos	bSqUsR
-map	iW
-mar	i]
-marca	cY
-mat	iR
-mated	jWkGqS
-maten	gK
-matik	iIj]
-maß	iQ
-mba	cY
-mbent	qQ
-mberg	cQgU
-mbers	bTgHiU
-mbiar	iT
-mbien	bQlQ
-mbing	aKjUlQ
-mbler	iRj\\
-mbres	bRpV
-mburg	cSmK
-med	gRiHlIqY
-medio	gU
-medoc	aKcW
-medor	aQhVtR
-mee	bYhT
-mel	c_iKqS
-men	jQ
-menal	iQkXsKtK
-menau	cS
-mence	o[pJ
-mente	iSjSsR
-mento	gQjImQtT
-ments	bT
-meone	sR
-meras	mWqT
-merce	bZ
-meria	jV
-meros	kU
-mes	bT
-met	cRfK
-meter	cSjRnR
-metik	bX
-metro	jf
-mex	aIbIcEdIeIfEgHhHiGjGk]lImInIoIpJqIrJsItI
-mfang	fUiQ
-mfeld	dEgKhIj\\
-mi$	cVjKkR
-mic	bJcKiQ
-midas	bUdV
-mie	aKgVkQ
-miere	dRjXrQ
-milar	jT
-milia	rT
-milie	gIhUpW
-mille	bUsQ
-mimos	bYiHpT
-min	cVdRoTtG
-minar	gQiGjX
-minas	iQ
-minee	eY
-mingo	fU
-minio	aVbKjU
-mio	gQqQ
-mis	lQ
-misch	aKhJi\\pJrH
-mised	iStQ
-mit	aQ
-mited	eYhR
-mites	iW
-mlich	qT
-mm$	bKhT
-mmand	jWmU
-mme	bYiW
-mmelt	fTjKqV
-mment	jSrS
-mmern	aXbHiRqItJ
-mming	cXiWjI
-mmins	jTqQ
-mmt	iRqR
-mmune	bRcVqD
-mmung	aKfJgGqYtU
-mn$	aQrS
-mnity	hV
-mo$	rQ
-mocom	jKkV
-mogen	aFiDjXtU
-moges	cV
-moi	qX
-mojis	r[
-monia	bSdStH
-monte	hQqR
-moria	iZoJ
-mot	aJbScEqWtK
-mouth	aKnS
-mp$	aFbJcYtS
-mpana	bToU
-mparo	pU
-mpfen	bS
-mpiar	iRjQ
-mping	aHbZoY
-mpios	gT
-mpleo	eRjU
-mples	oQpT
-mplet	eS
-mploi	aUjKkTqH
-mpo	eQjKoQ
-mpras	eKtU
-mpris	qV
-mps	eSfR
-mpt	aReVgR
-mptes	iR
-mpton	cXdE
-mraeg	kZ
-ms$	bQhQiX
-msatz	bU
-mself	jRqS
-mst	lStQ
-mstag	fT
-mt$	aRqQ
-mular	aGiTtY
-mum	jS
-munes	aKbIcYiU
-mware	aSjV
-n's	bSqS
-n't	qU
-n-fri	fV
-n-off	gVoJ
-n-out	qW
-n-thu	fW
-n-wye	cR
-na$	cU
-nable	dViQjQ
-nac	cS
-nador	aQbR
-nados	jUrT
-naged	bVgKjT
-nager	aZ
-nages	mY
-nah	aJcHgViHjJmHqUtJ
-nahme	eUi_
-naire	aShV
-naldo	hV
-nalem	gT
-nales	i[
-nally	cVtR
-namen	ra
-namic	bJcKiQ
-namos	kRlX
-nan	cUiKjJnU
-nanas	aJfV
-nance	aR
-nancy	hJq[
-nando	cRjW
-nanta	mV
-nante	aXmV
-nants	aY
-nar	cQiW
-naria	iSkT
-nario	bZeRpQ
-nat	cJeTfX
-natal	bHi]jJkX
-nated	i\\jH
-naten	eTtR
-nator	aRmR
-nau	aKbRcZtI
-nbach	cYiI
-nbefr	eV
-nberg	aQcT
-nburg	c\\
-nc$	bS
-nca	aKcR
-ncard	cKhY
-ncena	fUnT
-ncers	lIqKtW
-nchen	cTrT
-ncher	bTgThIiR
-nches	aIbT
-nchor	dV
-ncial	aJdUkS
-ncias	bIj_
-ncies	bQiGqW
-ncima	hR
-ncina	bT
-ncing	a[i[
-ncion	aTmR
-nco	eSfVgK
-ncore	qQ
-ndais	jRlXpKtJ
-ndame	sW
-ndant	bQrR
-ndard	bRjW
-ndate	iW
-ndays	dSfV
-ndeed	rWtS
-ndeln	cT
-ndent	bW
-ndere	cQkQ
-ndern	kQs[
-nders	iWkS
-ndert	hSkKlXqI
-ndeur	aWbJ
-ndice	eV
-nding	eT
-ndl	jSs]
-ndled	bKhTiRqK
-ndler	bYtK
-ndles	iRlW
-ndorf	qXtH
-ndort	cW
-ndows	bVcJiJ
-ndred	bS
-ndria	kWmW
-ndung	qX
-ndwas	jS
-ne$	cT
-neaux	fThZtW
-ned	qW
-nee	kT
-neers	bUmZ
-negal	aJcZiIkJnItJ
-nejar	aS
-nel	tW
-nella	iR
-nelle	sT
-nem	bQgQ
-nemos	qQ
-nence	bKiTlH
-nende	fQ
-nents	iRmT
-neral	aQ
-neras	qY
-nergy	rT
-neria	aWbK
-nerie	aHbXcR
-nerin	aQmKpT
-neros	mTtY
-nerse	kKoKsT
-netes	bQjW
-nette	cThQ
-neurs	bShIi\\
-never	fQpS
-ney	b_
-nez	iQpR
-nfach	cJiUpQqR
-nfang	oZ
-nfant	gRiRsQ
-nfeld	bQcR
-nfirm	gXjHqS
-nft	hSpS
-ng-up	fGgIoZpHqK
-nga	eGgXkW
-ngeln	dUiIpWrH
-ngend	jXtQ
-ngers	cTjKlU
-nging	iRjSsQ
-ngles	jR
-ngo	cJfYiJjW
-ngrid	mS
-ngs	iU
-ngt	iQrR
-ngton	cW
-ngual	aVgSrQ
-ngues	jVmV
-nhain	bQjU
-nhaus	aHbVeJiV
-nheim	iVqI
-nheit	dQfAhHnZoJpE
-ni$	bRcJhX
-nia	bTqR
-nibus	aKcSlT
-nic	bQsS
-nicas	mZ
-nicos	aQmRrR
-nidad	dTeW
-nie	tY
-niere	sV
-niero	aQ
-niers	gWiIpX
-nieur	aSbKjV
-night	nSpS
-nijob	eX
-nik	aSbTmQ
-niker	aZjTtI
-nil	aT
-nilla	fJgSmU
-nimal	cS
-nimer	iV
-nimmt	aUiUqK
-nimum	gQjU
-nings	fUmT
-nio	gT
-nions	iW
-niors	m\\
-nique	mS
-nir	aKfTiQ
-nis	jS
-nisch	kZrR
-nisse	iSjQkRlT
-nista	a\\
-niste	aUbQ
-nites	aRbUfJgQ
-nitor	jJkUmR
-njour	t\\
-nk$	oRtR
-nkauf	hHiRmW
-nkbar	eV
-nke	b]fJiU
-nking	jRtR
-nks	qTrRtQ
-nkt	kRmEqUtR
-nlage	eSgT
-nlich	aReUiHsQ
-nline	jUpS
-nlohn	gQ
-nly	cXeU
-nment	fGmX
-nmigo	mW
-nn$	gJrGta
-nnage	iY
-nnais	kTtQ
-nne	cT
-nnent	gKqUrU
-nnere	pTqV
-nnern	rX
-nnete	hT
-nnier	aRbS
-nnock	aKbWcKgIiKtK
-nnt	aKbTqX
-nntag	fV
-nnual	iUjT
-nnung	fEpRrQ
-nny	cU
-nobus	hZ
-noces	bXqTtK
-nol	jZlJtU
-non	bIc\`iI
-nos	sQ
-nosis	qS
-not	bQjQqV
-notar	iV
-nough	jT
-nov	fZhJnS
-nover	bSiR
-npaid	sW
-nrisa	jV
-nsa	bQcVgIhS
-nsatz	gSrTsK
-nscht	fQiKkUsR
-nseil	iUkV
-nsejo	fQiSqU
-nsena	lX
-nsent	iY
-nsere	hQ
-nsfer	hViTkR
-nside	bWdQjQpK
-nsing	aGgKjHm[nKoKpKsK
-nsion	hT
-nsite	cJdTiGpV
-nsiva	hUoE
-nso	lU
-nsoir	tU
-nst	fQ
-nstag	qT
-nsten	iKjUsV
-nster	cYqT
-nsual	dThU
-nsuel	iT
-nsumo	bS
-nswer	bQmT
-nt$	iQ
-ntaba	qX
-ntact	aUpT
-ntado	bU
-ntage	fSjHkT
-ntags	fVjK
-ntain	aKcTdJiXjGtH
-ntakt	pS
-ntals	hIiWlS
-ntana	j[
-ntant	aWqX
-ntary	jSnX
-ntate	bHiYqR
-ntech	bRkQ
-nteed	dTeSlK
-nteen	hW
-nteer	aKbWcKjKmIqS
-nteil	gThK
-ntele	aU
-ntent	aUiKmVpKtJ
-ntera	bTjKnT
-ntern	iJqXrR
-ntero	bUhT
-nters	aXgRiEjToT
-nteur	aRqQ
-nth	gQhKjJoK
-nthal	c\\
-nthly	bRgR
-nti	cKfXjHkI
-ntial	jQ
-ntice	aVgRmR
-ntiel	rV
-ntier	aSbScQ
-nties	bVcJgQ
-ntine	h_
-nting	gKiT
-ntion	gRrV
-ntivo	fFiXmI
-ntner	eVkIsV
-ntrat	bS
-ntree	o\\
-ntres	bQhJiQ
-ntrol	aSiS
-ntros	bQfKlQ
-ntune	gKjSkUqS
-ntury	iKjU
-nu$	jKkU
-nuary	cJoZ
-nue	bRrT
-num	hKmWqS
-nuo	eWjRoK
-nus	aEgT
-nutes	nRtQ
-nutos	iQpQ
-nvenu	kS
-nvier	oU
-nwalt	aUiKjS
-nwerk	aKbW
-nwick	aIcR
-ny$	cTdR
-nyone	oQsV
-nyway	pR
-nz$	aQc^iIkQpR
-nza	cVqR
-nzado	jU
-nze	cSqT
-nzehn	gX
-nzeit	sQ
-nzept	rY
-nzgau	cQnRtK
-nzhen	nW
-nzlei	bT
-o-end	iTjQmJ
-oa$	cU
-oad	iT
-oaded	gWiW
-oanne	cU
-oards	bU
-ob$	eT
-obile	qU
-oblem	hQqT
-obody	qSsR
-obots	bViEkV
-obrad	hV
-obrio	rU
-obs	pWrZ
-oburg	qS
-oc$	cS
-ocado	kV
-ocale	cRiQ
-oceso	iSpR
-ocess	aSpQ
-och	aJbRcUdSfWhE
-oches	fS
-ochte	aQtT
-ociar	iS
-ocies	bQrS
-ocina	hQiQ
-ocion	eKgIh[
-ocios	bR
-ocity	pR
-ock	aUbSnQ
-ocken	hSiV
-ocker	aGiVsQ
-oclaw	aKcU
-oco	jIsV
-octor	mJqY
-ode	cQlEpZrKtF
-odega	bTdJnT
-odell	eKf\\iR
-odelo	cKiV
-odels	iU
-odern	jX
-odias	fU
-odies	hUiIoUpItK
-odigo	lVpR
-oding	iVjUtJ
-odles	j]lK
-odo	dRrR
-oduce	bTiY
-oduct	bTgK
-oduit	jR
-odule	iSkQtT
-odulo	iQqQ
-ody's	iW
-oe$	aKcYfJqS
-oer	lQsQ
-oesnt	jT
-oever	bRqT
-of$	cZiK
-off	kY
-offee	iU
-offen	aKcX
-ofile	iFpTqItW
-ofort	cHo[
-ofs	cKgJhViDjX
-oft	bGiWkX
-og$	iUjV
-oga	cWiQmQ
-ogado	jY
-oge	aX
-ogica	bRdK
-ogico	aKcRjW
-ogida	cHdIeKfGi]j?kHlHmEnEoGpKqErHsItH
-ogist	aU
-ognac	cS
-ogo	jRmW
-ogy	bRgUiGkTsJ
-ohaus	bUtK
-ohn	gZ
-oi$	kTqX
-oices	iY
-oie	cQr_
-oiler	iR
-oin	hTlQtS
-oiner	aT
-oints	jVkQ
-oires	gUjY
-ois	cSjRsR
-oit	dIgS
-oitie	qQ
-oject	aUtK
-ojekt	aHbQiH
-ojets	iR
-ok$	tS
-oke	nY
-oking	iS
-okoll	iStS
-oks	jSmV
-oktor	qT
-oku	iXjKqK
-ol$	aHiKmVtX
-ola	hJs[
-olage	bU
-oland	iUjGmH
-olape	oW
-olate	jUqT
-old	hT
-older	aTjR
-oldes	cHi\\tK
-ole	qX
-oleur	iJjZ
-olice	bQjSkQ
-olico	sW
-olicy	hRkRrQ
-olide	iKjW
-oling	gKhUiDtZ
-olios	iRlHpW
-olish	kU
-olite	iRqT
-oll	jKnSpKt[
-ollen	eTiRrQ
-oller	aVbImU
-olles	c[iEjH
-ollte	qXsQ
-olo	iY
-ologa	iTmS
-ologo	jRmW
-ology	bRgUiGkTsJ
-ols	c^
-olten	cUfY
-olumn	rQ
-oluta	pIqT
-olute	jSqR
-olver	bHeKiX
-olz	bQcW
-om$	bUcGiVkQ
-oma	hSjTkS
-omado	lSqX
-omasz	rR
-ombes	aJbRoS
-ombre	qRrU
-ombro	qXtK
-ome	lW
-oment	cKhV
-omers	iX
-omico	iQrW
-omida	hTiS
-omina	bSgU
-oming	lQtU
-omise	pS
-omite	mRqT
-ommen	iKkS
-ommer	fVqR
-ommes	bTsY
-ommis	aV
-ommst	lTtR
-omo	eX
-ompes	jT
-ompra	iW
-ompta	aViJqT
-ompte	mRqJtT
-oms	bTeGhUiR
-ona	bTcU
-onada	aKb\\cG
-onado	rS
-onale	bW
-onate	eVoQ
-onces	iFtY
-ond	aR
-ondas	i[
-onday	oQ
-onded	aJjJkVlKtW
-onder	iT
-ondes	hUiQ
-ondon	cQdQnT
-ondre	gJiUpTtK
-one	jY
-onest	lQqStR
-oneta	hWn\\
-ong	cV
-onger	aKeSmQpR
-onges	hU
-onica	pX
-oning	aQiQjKqJsT
-onist	aVkStK
-onnel	gHhQnS
-onnen	jS
-onnes	bVpQtS
-onnez	pJrV
-onnte	bWoQ
-ono	cQ
-onoma	bSiKjR
-onome	hTiJjR
-onomo	eX
-ons	iS
-ont	c^
-ontag	fToSqR
-ontar	iQ
-ontez	iT
-onths	eT
-ontre	jTrX
-ontse	qR
-ony	bGdWiGkSmJ
-onyme	rV
-oo$	cUjT
-ood	bUcQ
-oof	pIrVsH
-oogle	iU
-ook	hRiSkR
-ooked	aVhR
-ooker	jV
-ookup	gHhU
-ool	aQ
-ool's	cXiRjIlI
-oom	bVcJ
-oomer	aR
-oon	dQtR
-ooner	oRqQsS
-oor	aJhHjRpDrJt^
-op$	gEhFjTlV
-opa	bQiT
-ope	iQjRnQ
-opf	bVkVqI
-opias	pQ
-opies	bRpU
-opina	eS
-oping	qT
-ops	bJcVeIiWjJmTpK
-or$	aT
-ora	bQ
-orada	aQiRoRpS
-orado	gQlV
-orale	aSiQ
-orant	fIjGm\\pGrK
-orary	eV
-orata	gV
-orate	qSrR
-oraus	tV
-ord	cZsQ
-orden	bZcIiIqT
-order	dXiKqK
-ordic	bTcK
-ordre	jUtT
-ore	qR
-orest	aKbTcR
-orf	aIcWqUtI
-orgen	bQqKtQ
-orger	aGbVfQqTtI
-orher	jJlWoR
-orial	bT
-orias	iU
-ories	gWrQ
-oring	i]jIkS
-orise	qVrX
-orist	jSlK
-orite	iQmQ
-ority	fSiTtQ
-ork	iU
-orked	jRkUlQ
-orker	aT
-orm	kQrR
-ormal	jW
-ormat	rT
-ormed	eRiJlKqU
-ormen	cHfJiRj\\
-ormer	kUqR
-ormes	hY
-orn	cXhR
-ornal	gV
-orque	qT
-orreo	pUtR
-ors	bQiX
-ort	cR
-ortal	pY
-ortar	qW
-ortas	jRrR
-orted	hVmQ
-orten	i[
-orter	aUhQjV
-ortes	bWcItH
-ortet	mSqT
-ortie	sT
-ortos	hRiY
-oruna	cU
-orung	fT
-ory	cSjR
-os$	iR
-osals	hRiX
-ose	iSqS
-osing	pV
-osite	aRbKhIjKlX
-oso	qQr[
-oss	kX
-ossen	jRsStQ
-osser	jT
-ost	fVgJhRqR
-osted	gUiT
-osten	gUhStV
-oster	fTjSrR
-ostes	aYtG
-ostly	bT
-osung	tS
-osure	iQkT
-ot$	cZiSkSnKrGsHtK
-otage	iT
-otary	cIiKjGkJlZ
-ote	dV
-otech	bVcG
-otels	jUnQ
-otice	oV
-otion	lU
-otive	cGgKiJj_kFpHqKtJ
-otivo	qU
-otnes	aGbEc\`dIeJfIgIhIiAjEkIlJnIpIqIrIsItF
-oto	dW
-otros	lS
-ots	bQiSkR
-oture	iU
-ou$	cYdJnJ
-ou'll	bQ
-ou've	jQqQ
-ouble	fTlV
-ouche	kRnU
-oucou	tT
-ought	jQ
-ouler	jUnR
-ounds	aTpQ
-ounts	aTiWjJ
-ounty	bTnRqR
-oup	bJcKi]
-ouper	aKcJiQ
-ouple	sV
-ouren	cY
-ourly	eW
-ourne	bS
-ourse	hY
-ous	cQrQ
-ouses	iR
-ousin	qS
-ously	hQjRqU
-outes	jKlS
-oux	cZ
-ov$	cSfXhHnF
-ovals	cQjT
-ovely	kSqR
-overs	jT
-overy	iR
-oving	hR
-ow$	cZoS
-oweit	gX
-owers	hSiW
-owing	kRqQ
-ows	bSiTrQ
-oy$	bIc]tJ
-oyage	bTiS
-oye	hZpIqR
-oyees	bXiJ
-oyons	qV
-oys	eGfKmZ
-oza	cVnS
-ozent	aKdUfRhS
-ozess	qU
-p's	cU
-pa$	mVpR
-pable	j[sJ
-pacho	bWrQ
-pad	tS
-pairs	iW
-pal	aRbRiR
-pan	cVsX
-panas	iIjWnV
-pania	eS
-panol	rU
-parar	iU
-parer	tW
-parks	aTbJiVtI
-parte	gT
-parts	rU
-pat	fRkT
-pater	gIoWqT
-pathy	jW
-pcion	iUpV
-pdesk	jU
-pe$	iSqS
-peaks	jIlV
-ped	fSgT
-pel	bZqQ
-peles	j]lF
-pelle	fKgKpW
-pen	iQpQ
-pends	gThIiKoQqT
-pened	hVlQ
-pensa	fRgGhV
-per	aScUjS
-perle	cStT
-perly	jU
-perty	aYcF
-pes	mQnU
-pesen	gRqQ
-pet	b[fJhKpIqK
-peuta	mQ
-pfung	iHja
-ph$	aHcWfJiJtU
-phone	cEhTjX
-phs	jQpU
-phy	kT
-pia	bX
-piele	cKeJiS
-pielt	hKjIkXmVqG
-pieza	aSeQ
-pin	cR
-pinas	gVhK
-pio	bSjZ
-pital	cW
-pjeps	hRjT
-plain	iU
-plane	i^
-plant	bIcKiHjYqV
-plate	bJcWrS
-platz	cXhWiI
-ple	pZ
-pleta	eSgS
-plett	dUlR
-plied	hQlX
-plier	iW
-plits	fTiQ
-ploma	hVjS
-plome	lY
-ply	iU
-pment	bRiR
-po$	c[
-point	tV
-poken	jUsT
-ponde	eKm[
-ponse	bSpT
-poral	eUfI
-porta	kVlQmS
-porte	jS
-ports	iTmS
-pos	iWrS
-posal	iUnJpT
-poser	aKbWpSrH
-pot	kYrItI
-power	aKj[
-pp$	iUpKtV
-ppe	bRgX
-ppeal	iX
-pping	iWtT
-pport	aV
-pprox	fR
-ppt	cSsT
-pra	iW
-prach	pVqS
-pre	cTgKnU
-pread	fRmK
-preis	h]iJ
-prend	jEl\`
-presa	bR
-press	bU
-prete	aT
-pring	bTqS
-prise	eQ
-ps$	i\\
-pta	aTiIpIrFt\\
-ptain	aSpT
-pte	oZqS
-ption	aCbXgEhRiR
-ptive	bUjS
-ptoir	iS
-pts	dUiT
-pub	bY
-punkt	kTtS
-pures	fX
-pus	cUhR
-puter	iTlT
-py$	bUcKk[
-qu'au	oR
-qu'en	bViIoT
-qu'un	aQ
-quads	iKmU
-quera	cR
-quest	aJrVtV
-quete	aJgRhJiZjKqT
-quido	gS
-quier	aDcUpU
-quina	dS
-quipe	mT
-quipo	mQ
-quity	gX
-quote	bWcHfJhJiW
-r's	qT
-r-day	gW
-rable	hKkY
-rably	sV
-rac	aIbKcSjGpKt]
-rache	i\\jJkQpT
-racht	bU
-racle	aTdQiR
-racts	iTkT
-rad	hU
-radas	gWiKjT
-rades	bKeWiRjJ
-rador	mQ
-rafte	iRmV
-rafts	iZjK
-rag	eXiR
-raged	rUsK
-ragen	iXjQpQ
-rager	bWmQqR
-ragte	aRkRqYsFtI
-rah	cU
-rains	iSjU
-raire	fRgQ
-raite	iQ
-rajet	gWhKnH
-ral	iR
-rales	aKkRmVpQ
-ralia	bVqR
-rally	hRiUjK
-ram	lStT
-ramie	gW
-ramme	bQiR
-ramos	bQfQkRqR
-ran	aKbTiVmS
-rance	hR
-ranch	bQcVhV
-ranco	fW
-randa	cXtK
-rande	cZrR
-rando	mUqQ
-rands	jV
-ranet	iVrV
-range	iStV
-ranke	iX
-rannt	qU
-rante	fQ
-rants	aRjR
-raphs	jQpU
-raphy	kT
-rappe	iU
-rar	bGcTjX
-raria	iKkW
-rario	fW
-rasen	iT
-raser	aWcTtF
-rases	rZ
-rasse	bRpCqIsTtY
-rat	qS
-ratar	qR
-ratas	o[
-rated	jU
-raten	iV
-rater	aRkR
-rates	iQ
-ratet	s\\
-ratif	iXjSrR
-ratis	hUsQ
-rator	aVtG
-ratos	iQjQ
-rau	bTcGjZtG
-rauch	tT
-rauen	rTsU
-rault	bUcKjR
-rauss	hRjV
-ravel	nX
-raves	fXpJ
-rawer	qUrJ
-raxis	bYjU
-ray	qT
-rayer	jZsU
-rb$	aXcKdTrTtI
-rband	aKbZcIiIjKpWqH
-rbe	iRkV
-rbeit	dSeT
-rbung	pY
-rburg	iUqU
-rburo	b]tH
-rca	cY
-rcado	cRhJsX
-rcels	bWiQ
-rcent	hSiQkK
-rcera	qR
-rch	cViHjR
-rchen	bXcYfJiKmK
-rcher	aTiR
-rches	bUiVsR
-rchiv	pRqQrS
-rcial	aQ
-rcing	iT
-rd$	cR
-rdays	f\\
-rde	aKbTiXkQ
-rdeen	cY
-rders	aRiS
-rdert	fKkZ
-rdias	fU
-rdiff	cT
-rding	rUtY
-rdo	aTq\\
-rdona	qV
-rds	bRiW
-ready	iSsQ
-reaks	fSiQsR
-reams	iQ
-reaux	bQcQiR
-reche	aKbWhT
-recht	bFcYiTtH
-recie	jQkV
-redit	aRhV
-ree	lSoQ
-reens	iQjS
-reers	bQtQ
-refer	sX
-rei	bW
-reibt	bUiQ
-reich	bTiQtX
-reien	hSjZ
-reier	fRjS
-rel	aHb\\
-rella	bRgSrV
-remen	bKc[fKiSjH
-remio	bQgR
-remos	aScGeSiIlIoKqVsJtR
-ren	iW
-ren's	aKbSiV
-rence	gEhXsQ
-rench	jUkQ
-renda	qZ
-rende	l[qJtI
-renez	iYoQ
-rensa	bTkJqR
-renta	bV
-rente	h\\iImU
-renti	aTqS
-renze	gHq\\
-reo	bKcHiVpSqJtQ
-repot	cTjVtH
-rer	aW
-reras	aZ
-reria	bTqS
-rerin	aFmStY
-reros	aX
-resen	iRmT
-resse	iQkT
-ret	cXlJqV
-retar	aWcStG
-retch	qW
-retty	rUsU
-reurs	aUbSqK
-reuse	jUsR
-rever	dReQfK
-revet	aHkUlU
-rew	tV
-rez	m\\
-rf$	aHcYqR
-rfait	eU
-rfect	jR
-rfrei	iHnY
-rg$	cYmR
-rgabe	aEtX
-rgada	aQ
-rgado	aT
-rgang	jQlV
-rge	aS
-rgeld	bSfQnT
-rgens	iStR
-rgent	qTtQ
-rgeon	bUhKiS
-rgern	i[
-rgert	qX
-rgery	aUbHiT
-rgh	cU
-rgica	aJbYcC
-rgive	qTtR
-rgung	bShZiQ
-rgy	rT
-rhalb	jT
-rhard	aHbHcCdJeKfKhKiGjKkKmKnKoKpCqJrFtc
-ri$	cSfQiRmR
-ria	bQ
-riado	aRkU
-rials	fUhViD
-rib	bThQ
-rical	fHpW
-rices	aKb\\rS
-richt	iYpUqY
-ricos	iIjTmR
-rid	dV
-ridad	aQsV
-riday	fS
-ridge	cUhT
-rie	b\\
-riebe	aXjHtI
-riels	hT
-riere	bJcUjT
-riers	aTbV
-riert	bSiTjQ
-riete	bU
-rieur	aEiJj]
-rif	gShV
-rifas	pU
-rig	jR
-rigen	gSjX
-right	iQjQ
-riker	aTjR
-rilla	aGbIcHjImXpJr[tK
-rille	bTgX
-rim	cGeSnT
-rimer	eRhT
-rimes	gW
-rimos	tS
-rin	aa
-ringe	gSrR
-rings	cVjKsV
-ringt	iVkStJ
-rinne	pTqU
-rints	jTrU
-riodo	dRrR
-rious	jRq[sK
-ripts	iQ
-rique	bRiXjVsEtJ
-ris	pQqRrR
-risch	iInUqR
-rised	bTeKiIjV
-rises	gIhX
-rismo	bEi[lS
-rista	aSbT
-riste	a]tJ
-rit	bGcKiUpGt[
-riter	a[jR
-rites	bS
-ritte	iSqQ
-rivat	hT
-rived	pJqX
-rivee	bR
-river	aSjS
-rix	iY
-rjeta	rX
-rk$	aRbS
-rkauf	iUsR
-rke	bUcQ
-rkehr	aZqQ
-rkers	aSdJmTsVtI
-rking	hS
-rks	cVjR
-rkung	tR
-rla	iSpRqY
-rlage	rV
-rland	cQhX
-rlaub	hTtQ
-rle	oStS
-rlich	cDlV
-rlier	aHc\\qS
-rlies	fT
-rling	cXdHiJtR
-rlo	nVqQ
-rm$	jUrS
-rma	jU
-rmano	bKiJmU
-rmany	bQcKdU
-rmark	aJcWiI
-rme	gRhStQ
-rmera	bHcQqY
-rmers	iU
-rmill	kV
-rmine	iRnXrR
-rmino	cGeYiJ
-rmiso	jU
-rmlos	pS
-rmo	c[qQ
-rms	nS
-rn$	iVjQoQ
-rna	aShKmRpS
-rnada	eTfQhQ
-rnate	f[oG
-rnees	nZ
-rness	c\\
-rneys	rT
-rnier	nQqX
-rnite	bV
-rnity	eYsS
-rno	aTiSqU
-rnoon	dQtR
-rnors	iJ
-rns	iQjU
-rnt	jUlS
-rnter	jW
-roben	oKpZ
-rocal	bWcJiJjVmK
-roche	hWrQ
-rofil	tW
-rojet	jV
-roker	iTpJqV
-rol	m\\
-rolle	cIicjI
-rom	aKb[cJ
-romis	bIlUqQ
-ronca	qX
-rones	iU
-ronic	aT
-ronto	cWdQ
-ronze	jIkW
-roofs	cKgJhViDjX
-rooms	bUeGhUiR
-roper	aKiRkU
-ropia	bQkR
-ropio	bRnS
-ropub	bY
-roupe	bRgU
-rouve	qRsQ
-roval	bJoUqW
-roved	aQbVtR
-row	cQjU
-rox	fR
-rozen	qT
-roßes	bShRjS
-rpe	c\\iI
-rpo	rTsS
-rport	iUkK
-rpose	eSiT
-rra	cU
-rrada	cU
-rrado	pR
-rrage	hKo[
-rrain	aWcK
-rrait	qV
-rrals	cKfIhGiWpQ
-rre	hSkQ
-rrect	cJeKfJgHhRiKlUmKpJ
-rreno	aSqRsR
-rrent	qV
-rrera	lZpH
-rrero	aKb[cHhJrR
-rrete	pQ
-rriba	nUrU
-rried	jIsZ
-rries	hU
-rro	gKiT
-rry	iToR
-rsals	eJoS
-rsatz	rTtT
-rscht	aSlUtK
-rsday	dQ
-rse	iQ
-rself	hQpR
-rsery	bT
-rship	jTlR
-rsing	aSjV
-rsion	iRrV
-rsity	aSbSlV
-rsona	aT
-rsons	aYbQiJ
-rst	aGeWmVrR
-rstag	dWiI
-rtada	aQbSgThQiK
-rtado	bV
-rtage	aJbHcFeWfZgKiGjG
-rte	hR
-rteen	fRgViI
-rteil	kY
-rtera	aSkT
-rters	h[iV
-rth	cXiTnYtD
-rtial	qW
-rtida	f[
-rtido	fShR
-rtiel	e[
-rtier	aKbRgS
-rties	cJiS
-rtime	fSgR
-rting	iWkR
-rtion	aS
-rtise	eQlJqR
-rtner	aSmQ
-rto	bTcU
-rtout	hTiInQrS
-rtrag	e[
-rts	bV
-rtung	iT
-rtura	eViQjK
-rty	aSgKiQsR
-ruary	pS
-ruber	gUpJqZ
-ruces	cYdI
-ruche	aHbHcHdIeIfJgKhHiZjIkIlHmHnHoHpHqIrHsItH
-rucke	cKiU
-rucks	bWfR
-rueba	eQ
-ruezi	fQtT
-rufen	pTqR
-rufer	jW
-run	bVcDnY
-runch	bQfTsJ
-runde	bQeKfQkIoWpI
-ruppe	bTgZ
-rusts	aT
-rutos	gZ
-rutto	gT
-rve	cRpSqR
-rvera	bW
-rvest	bW
-rvice	hU
-rview	pT
-rving	bUcJkGoY
-rvise	iRmT
-rward	iSqWtF
-rwerk	bTcJiY
-rwick	aKbBc^tC
-rwise	cSeRhK
-rwork	iX
-ry$	bQtK
-rying	sQ
-ryone	gVhKrW
-rzeit	bJeIfJlUmUnT
-rzeug	h\\
-rzo	fKhXoUpItJ
-rzt	aShTtK
-rzugt	kQsS
-s-lui	qSsV
-s-moi	qY
-sa$	hRmW
-sable	aV
-sache	bRhUjRlQ
-sados	iXpR
-sai	dQ
-saire	jSkVnR
-sajes	hT
-sal	jT
-sales	aGbZiJjVpJ
-sam	cBfUpQ
-samos	jQ
-san	iWjQmK
-sance	jSsY
-sando	sR
-sar	aQiXpS
-sario	cTpQ
-sarzt	hTjK
-sas	cXjQsY
-sat	fQhZiI
-satze	gQ
-sau	aKcZ
-saw	iKkS
-sbach	bIcZ
-sband	qTsR
-sberg	s[tJ
-sburg	cS
-sbury	c\\
-sca	cUfX
-sch	jUkS
-schen	hY
-scher	aIb\\cI
-sches	cXgJlJsS
-sco	rRtK
-sdale	aKcZqS
-sdays	dR
-se$	iQ
-sea	cSnT
-sebio	pQ
-see	aGbRc^mQ
-seful	kS
-sehen	kU
-sel	hR
-selle	aXsXtH
-senar	iS
-sence	qSrK
-sende	aJfYpU
-senes	jW
-senta	iXjKqS
-serat	rVsJtT
-serer	kQrKtR
-serie	hUlT
-serve	cRpSqR
-ses	iT
-sesor	aS
-set	c[iEjFkVrV
-setzt	lWqQ
-seurs	i\\mQ
-sez	rW
-sfeld	bRcW
-sgeld	cGgYiXjJ
-sh$	bQ
-shalt	aX
-shaus	b\\jHkUtF
-sheim	bRcQpU
-shers	aUeIgSiKjIl[oK
-shing	dKeJgYiQqJtK
-shion	bU
-shire	aFc^
-shore	aIbRcW
-si$	kTtS
-sia	tW
-sible	tS
-sical	jW
-sicht	dRiUtF
-sidad	bT
-sider	eSjSpQ
-sidro	bQ
-sie	gYiZ
-sieme	lV
-siers	iUpQ
-siert	aKcIfTiUrJtK
-sieur	aJqStR
-siger	bKs]
-sight	cJdKfGiSjZmT
-signs	jW
-sin	aEhRtS
-sines	oJqS
-sings	aGtZ
-sio	gIhX
-sions	iS
-sique	iRsS
-sis	eQjW
-sisch	iIk^
-siste	cKmRrXtK
-sists	iUsQ
-sit	hIiZpHqKrK
-sitas	iW
-sitat	cS
-sites	nY
-sitos	iS
-six	gR
-skera	lXrRtJ
-ski	cWrS
-slauf	iKlRpY
-slohn	gU
-slose	gShTsZ
-sly	hQjRqU
-smann	rX
-sme	qIrY
-sment	iKpUqT
-smo	iSpIrV
-sms	jKr\`
-snt	jT
-so$	j[lQ
-socie	hTqQ
-sonal	eXkJ
-sonas	aQbTmR
-sonen	bViImW
-sonne	cJtT
-sonst	bKcThU
-sor	iI
-soras	m[
-sores	bX
-sorge	hTjQ
-soria	aIbV
-sos	hWiZ
-space	aV
-spana	dR
-spect	eUkS
-spera	gT
-spere	iXqJtR
-spice	bRcKtI
-sport	hUkT
-spues	qQ
-squ'a	gQnT
-sroom	iIjRkS
-ssa	bJcUqU
-ssage	kTtQ
-ssary	bUlR
-ssene	jQ
-ssent	kGlQsX
-sseur	gSmYqV
-ssful	pTqKtW
-ssian	jT
-ssier	aWpTqR
-ssing	aRlW
-ssins	cShU
-ssler	hIpX
-sst	iQsRtQ
-ssung	aQfT
-ssure	iQjJl[mGsQ
-sta	aTbS
-staba	qX
-stado	q[
-stadt	cY
-stage	hWiQ
-stags	dRiT
-stall	eSfV
-stamo	iT
-stand	iUqS
-stant	aW
-state	bTjU
-statt	bXcU
-stdoc	qV
-ste	aV
-steht	mV
-stein	aKcdiFjIkK
-stems	iTqQ
-stens	jU
-stenz	a\\cDiYjQmKpJtF
-stern	oY
-sters	bViX
-stest	pU
-stian	sX
-stica	iJkW
-stico	jQrR
-stics	aRbJjT
-stieg	lQoS
-stina	aHbW
-sting	pS
-stion	rV
-stmas	gQhR
-stock	nT
-stody	iRkV
-stone	cTiUqS
-stort	cZ
-story	iV
-stown	cXnX
-stral	hIkXnR
-stria	cUgKjQ
-strie	bRgS
-strom	bUcK
-sts	iU
-stube	aWbUiJ
-stuck	hXjK
-stung	iX
-stura	cVjU
-sty	r]
-suche	hQiVnT
-sucht	aR
-suite	eQrT
-sults	iX
-sum	bJcTfUtQ
-sumer	bWiRmH
-sumes	pS
-sun	f[qU
-sunto	pRtQ
-sured	bUjV
-surer	hKiRpWqS
-sures	oUqJ
-sus	hQjKqX
-swald	c\\tI
-sweis	jZ
-swers	iQlJpS
-swert	jJk[
-szeit	f[gBhJnToI
-t's	qU
-ta$	tT
-tabel	bReKfT
-table	jQ
-tache	mS
-tacht	jKlR
-tacto	jXpT
-tador	aQcQ
-tag	fU
-tagen	cKfVnT
-tages	gThSiTjIpTtG
-tagne	cR
-tails	jKqRtT
-taire	tI
-tairs	cQhT
-tajes	aHbVjY
-taker	tV
-takes	jJlT
-talan	kTrV
-tales	aRiS
-tamos	cR
-tan	fRq[
-tance	d\\jR
-tando	hQ
-tands	jS
-tante	aRjQrR
-tants	fImQ
-taria	iRjFkVmR
-tarif	gShV
-tarin	aWcStG
-tario	eRjQ
-tarse	dKhKp]
-tarts	fUgRiJoU
-tat	bQiSjRpKtR
-tated	rWsQ
-tates	bVsR
-tatil	hX
-tatus	eTgS
-tatut	eS
-taz	aTbYiKtJ
-tball	aSbT
-tbild	aTrW
-tby	bT
-tch	qW
-tcher	aVfR
-tches	bJfXiYmI
-tda	gQ
-tdown	oUpR
-teaux	cQjW
-tec	iQjHkW
-tecto	jR
-tee	mQqU
-teers	mX
-tefan	mQtR
-tehen	jWrStI
-teher	qW
-teile	bWhSpKqIrItK
-teilt	fTgS
-telle	eV
-tellt	cIeTgIqQtS
-tellv	aTjR
-tem	iSjSkS
-temas	jZ
-temps	eSfR
-tence	e^rV
-tency	jTpR
-tende	mW
-tends	jSlK
-tened	jRqR
-tente	aYjT
-teo	bUhIiS
-ter's	kKlU
-tered	bRjR
-teren	kXqJ
-terer	rS
-teres	aJbZcKiItI
-teria	b\\iV
-terie	b\\
-terim	eT
-terin	aSmWqU
-terio	lY
-terly	iTnQ
-terms	jS
-terna	aThKmRpT
-terne	aQqR
-terno	aUqW
-tesse	aT
-tests	iU
-tet	eQ
-teurs	aXbSmQ
-tever	fQgWhHqQ
-tex-m	iT
-texte	jX
-tez	gRrT
-tform	lTmU
-tfrei	fIjYtI
-tgart	iRnU
-tgres	jV
-th$	cU
-thaus	cWpT
-thday	hT
-the	bKcTfKiFjTpYtJ
-theke	bUcR
-thers	jY
-thing	tR
-thout	jR
-ths	eS
-thu	dUfS
-thurs	dRfT
-thy	iSjQ
-ti$	aIcIfYjJkX
-tia	mUtT
-tiago	cS
-tic	pS
-tical	hU
-ticas	jY
-ticle	gVjK
-ticos	iQ
-tid	eShJoJ
-tidad	bU
-tidos	mQ
-tie	aQmR
-tiels	gEhViTsJ
-tiens	hUpV
-tient	fKjW
-tiere	bRiQsS
-tiert	bHcIi\\
-tif	iSlR
-tig	lS
-tiger	eVjV
-tiges	iY
-tigte	bX
-tik	jV
-til	cJeShX
-tilla	cJtS
-times	cXhFiKnW
-timmt	iQqS
-tines	hKiY
-tings	iV
-tinuo	eWjRoK
-tions	iW
-tique	jT
-tir	fQiX
-tired	bKkRmSsRtI
-tirer	pSqRrQ
-tires	oS
-tis	hSpR
-tisch	bZcK
-tismo	gX
-tiste	tU
-tists	aJbTmJtJ
-titel	aZ
-tites	i[
-titor	qX
-titut	bVtK
-tiv	bT
-tival	iSoR
-tivas	aRfR
-tives	aWfJjW
-tivos	fQgS
-tizen	sU
-tl$	cEhJiKpCqKrGsHt\\
-tland	pY
-tle	bR
-tlere	aTbTgKjKkK
-tless	jQoV
-tlich	nRqR
-tline	eTkV
-tling	kW
-tlist	pSqT
-tlohn	gW
-tlung	aQgI
-tly	iQ
-tment	hTpU
-tners	bSfKqJsT
-tness	bScHhQjT
-to$	gR
-tober	oT
-tobre	oT
-tobus	gJhY
-tocad	jSkU
-toire	qV
-tok	iV
-tol	cU
-tomer	iRmT
-ton	bUcfpK
-top	hVsV
-tor	aR
-tor's	q_rJ
-toras	bTcKfKmW
-torat	aXhHiKlWpIqIrJ
-torce	mS
-torch	cGiGj[rY
-toren	aKbWtK
-tores	aQbQhJmZ
-torio	mR
-tot	sY
-tplan	fY
-tra	iQpR
-tract	eStQ
-trada	fRoV
-trage	iXpR
-tragt	eVfT
-traje	gTnS
-trale	qQ
-trato	eTqR
-traße	cSpR
-tream	aZbFcEiImArJtW
-trees	iV
-treet	cUhR
-treff	iIpVtU
-treit	qX
-tress	jVkR
-trial	bQcR
-trica	iXqT
-trice	iKlUm\`tK
-trich	j[kJtR
-trick	aKcSqStS
-trict	cV
-trieb	bXlS
-triel	aUgRhK
-tries	fQiQ
-trise	jZ
-tritt	iQoX
-trols	iZ
-trong	jSsQ
-try	cSiR
-ts$	iQ
-tsapp	pQ
-tsche	hSrIsV
-tse	qR
-tside	cSdQhS
-tsort	cX
-tst	jX
-tt$	rS
-ttage	fVhV
-ttags	fUqQ
-tte	bTqQ
-ttelt	gJhRqX
-ttern	cIdQgJiYjK
-tters	aScIjX
-tting	iS
-ttled	iKsS
-ttles	iUqZ
-tto	gT
-tty	rUsU
-tu$	cXjEqWtC
-tuary	aSiFjTqQ
-tubre	o]pI
-tudes	i\\pQqS
-tudio	bWdQ
-tuell	gJhRiJjW
-tugal	nV
-tular	qR
-tuler	lItT
-tum	aIgJqVtV
-tunde	gU
-tur	fQ
-tural	iYjIkW
-turas	rR
-turen	iZ
-tures	iWrS
-turns	iQjU
-tus	eQgQjR
-tut	bReQ
-tvg	eV
-tware	bVjJkTtU
-two	gV
-twoch	dUfX
-twurf	iQtR
-twyth	cUfJ
-ty$	gQ
-tz$	bXcShQ
-tzdem	qTrQ
-tze	bZcFqS
-tzeit	bSfUkX
-tzige	qU
-tzt	lUqY
-tzten	qW
-tztes	bQrT
-tzung	eUoR
-u'a	gQnT
-ua$	aQcX
-uages	bSmS
-ual	jS
-uales	gV
-ually	jU
-uando	iSnR
-uante	sZ
-uar	pR
-uards	aX
-uatre	mR
-uatro	mU
-ub$	a[fKhUtE
-ube	aTbRiS
-ubila	iRqV
-ubled	bUmX
-ubles	bVgRhG
-ublic	bS
-ublin	cV
-ubnis	j_
-ubs	cKhVjI
-ubsch	sW
-ubt	rW
-uc$	aJkS
-uca	bVpQ
-uce	bQiVtR
-uceur	jVkJqR
-uch	aRqR
-uchas	eTiGjXoI
-uchen	iStR
-ucher	bIcCgJiWjSlGrKsXtJ
-uches	bUcUgRiHtI
-uchst	hRiKjRlTnK
-uchts	aKgXjFkGqIrHtK
-ucing	bX
-ucion	bIcUeTiI
-uck	cThSjW
-ucken	jSpJrU
-ucker	aIhWiJqR
-ucson	aKcUjK
-uct	bTgK
-uctor	bHmW
-ucune	iKjKlV
-ud$	iU
-ude	jQ
-udela	cSqR
-udent	bUiRtU
-udget	hV
-udies	iS
-uding	pQ
-udios	lUmQ
-udits	iY
-udium	jWlZ
-udo	pKqUt[
-ue$	cRjS
-uebas	gRjHkKpU
-uecos	bScKnT
-ued	hYqUtR
-uee	iKjVqQ
-uegra	sT
-uel	cThRrT
-uelas	jTkItR
-ueldo	gQhKrR
-uelle	hRiTtK
-uelta	cJnVqQ
-uelva	aQeS
-uelve	fKjKnQqUtJ
-uen	bQiQ
-uenas	iVtR
-uenos	sWtQ
-uenta	hUkRmT
-uente	iKjVoT
-uento	hY
-uenza	cY
-uer	mR
-uerdo	aKqZ
-ueria	aUiIjUqStI
-uerpo	rTsS
-uerta	hSiX
-uerte	sUtU
-uerto	bScI
-uerzo	fGhZ
-uesos	aKhWiQ
-uesta	bIqWtT
-uesto	qR
-uests	iQsS
-uette	cYtK
-ueves	fT
-uevos	aT
-uf$	iSpQ
-ufe	f\\hHiYkJ
-uffet	fJiT
-ufmaß	iT
-uft	qR
-ufung	bShTiEj\`
-ug$	jZkJqS
-ugada	fThKiR
-ugais	jKkT
-uge	bQgVlS
-ughed	bZiHkKqR
-ughly	bKfQiS
-ughts	iIpRtW
-ughty	bVjS
-ugnis	jX
-ugt	sQ
-ugues	kZ
-ugust	oU
-uhe	bYcRiI
-uhl	bEi\\jR
-uhren	iSpR
-uhrer	aYbFfFgUrW
-uicio	qW
-uidas	iZjK
-uides	mS
-uidos	gU
-uiera	dV
-uiere	sQtQ
-uiero	sQtW
-uilds	iQjV
-uilla	gQhXtJ
-uille	iX
-uin	qS
-uince	aU
-uinze	fVjT
-uipes	fTmT
-uired	gQiQlR
-uires	qRtR
-uisse	qSsQ
-uit	oQ
-uiter	pQqZ
-uites	bRiW
-uitte	qT
-ul$	bRjCkXpS
-ula	jX
-ulado	eBjQkIq]
-ulage	bRg\\
-ulamt	aKtV
-uld	jRqQ
-ule	jT
-ulich	hKjKpSqY
-uling	bRiU
-ulled	iW
-ullet	rT
-ult	cUhUiK
-ultas	iU
-ultig	jRlK
-ultor	a^bK
-ulung	iWjKlT
-um$	cVfS
-umano	gKrY
-umber	aR
-ume	bTcJdJiQ
-umero	iTrQ
-umn	rQ
-umnos	bR
-umo	bS
-umpen	iW
-umple	hZ
-ums	bXpStK
-un$	bTcQnS
-una	cQfS
-unced	dXhIiKqSrK
-uncil	bU
-uncio	rT
-unded	eThTiHjU
-undee	cZtJ
-unden	fR
-under	iQqQsQ
-undet	bVqT
-undry	aQhV
-une	c]
-ungen	i\`
-unger	s]
-unges	sV
-union	fVqU
-unior	aVjS
-unite	qT
-unity	aTbTcK
-unkte	iIk]qKrV
-unnel	iKoKpHqFtZ
-uno	cEf[
-unque	iV
-unsch	hUpTrI
-unt	qQ
-untan	bRkJqY
-untar	pT
-untas	fRp[
-unter	iRmTrR
-untos	kZ
-untry	cV
-unzig	bRcJfKgXhJlK
-uo$	jU
-up$	bZpJ
-upe	gR
-upils	bUgJiT
-uppen	bR
-uppin	cR
-upply	bQjR
-upres	iTjQ
-ups	fRjU
-upt	bYrR
-urado	aRgR
-urage	qZ
-urant	h]jQ
-urate	iGjX
-urday	fS
-urden	qT
-ureau	dUpQ
-urf	iQtR
-urfen	qT
-urg	c_
-urgie	aKhKlZqI
-uri	cTtE
-urich	cVfKqU
-uring	gJnQ
-urite	iXjQnS
-urity	iX
-urn	cUhWiI
-urnee	fSpRtR
-urner	iZjJtT
-urnie	gIhW
-urnis	hY
-urnos	fSmQnG
-uro	bQhV
-uropa	bQiT
-urope	iSnT
-urs	iS
-urses	nT
-ursos	gKhV
-urt	caeIgIiJpGtJ
-urten	bV
-uruck	qT
-urvey	qU
-ury	c]
-urzen	jKkZ
-us$	jQkT
-usage	eSpU
-usand	gV
-usend	bT
-usern	cKiR
-useum	aIbVlQ
-usica	fHjQ
-usion	aEdSiKrQtY
-usive	g^hRjJtJ
-uss	hWiQjS
-ussed	iIjHkHl[
-ussel	bSjR
-ussen	jJqTsV
-usser	aJfZhJ
-usste	oS
-ust	oT
-uster	bKcGhIiZjIkStF
-ustin	cVnJqK
-uszug	jW
-ut$	lQ
-uta	qQ
-utant	fVh]iH
-ute	hQj[
-utely	jStT
-uteur	bJiW
-utfit	bWcK
-uth	c^eJ
-uthor	jS
-uties	iS
-utile	lZtQ
-utine	iXjJkJ
-ution	hTiVkQ
-utive	aSfWtJ
-uto	cGeVgHhYnWpF
-utour	cW
-utral	rRsT
-uts	fUgQiXrG
-utsam	qRrKtR
-utsch	jWlSrU
-utton	jXkKlI
-utual	bTqT
-utung	gX
-uty	aQmQ
-utz	cJjUkU
-utzen	iSrU
-uve	qRsQ
-uvert	bW
-ux$	cUhRiQ
-ux-tu	qUtV
-uza	iUjT
-va$	kX
-vadis	jXkU
-val	bXoT
-vales	iRkT
-vamos	eRqT
-vance	hR
-var	dSiT
-varia	iXtE
-vas	aRcS
-vat	hT
-vater	bVqI
-ve$	jT
-veaux	iW
-ved	bQ
-vee	h]iHjT
-vel	nU
-vello	eX
-ven	cV
-ven't	jJrR
-venes	aS
-venil	aXrR
-venio	gU
-venir	fVoQ
-vents	jSmR
-venue	rV
-venus	lTqY
-ver	iR
-ver's	jS
-vered	gR
-verse	i\\jC
-verts	iT
-ves	jQ
-vet	aHkUlT
-vetid	eShJoJ
-vette	hWqQtJ
-veurs	iRsT
-vey	qU
-vi$	aVfTjH
-via	bQ
-vices	cKiR
-vicio	eQqR
-vidad	hU
-vided	fKhV
-vider	eJhSiWsV
-vie	iS
-views	iSpR
-viles	aHbYcUjIqKtC
-villa	cS
-ville	cenR
-vings	bRiR
-vir	iW
-viron	fRiUnU
-vis	cVoX
-visar	pX
-viser	aW
-vises	iFm[
-visor	aRjQmR
-visos	rUsJ
-viter	rSsT
-vites	tR
-vka	gQ
-vo$	fYiKtI
-voice	eVjJ
-voyez	pU
-vre	cRjSqW
-vreur	q\\
-vrier	oV
-vrons	fIpX
-vus	tW
-vy$	aQcQ
-wable	eX
-wagen	h_iJnT
-wance	gThQ
-wards	jRoQ
-warts	bRgVsQ
-was	jS
-way	cZ
-we$	aRcU
-wed	h_
-wegen	bXiR
-weise	iUtI
-weite	fQpU
-welve	fQ
-wenty	gShQ
-wer	aU
-werbe	gQkW
-werke	bUcQ
-wesen	i]lV
-where	cV
-wieso	fRsR
-wings	iU
-wirte	bTfJhKiWtK
-wn$	lWoQ
-wna	dWkS
-wners	bSiRjI
-wns	bSiW
-wo$	hW
-woche	cKf\`jGpS
-wochs	eJfUhT
-works	cYgJjX
-worth	cV
-write	rX
-ws$	cQrQtS
-wurst	tS
-wye	cR
-x-m	iT
-xamen	jV
-xempt	aReVgR
-xeter	cXdSiIjI
-xi$	fW
-xibel	fRiJoV
-xible	dReQhR
-xieme	bUjJ
-xigee	dQkKlQ
-xilio	gS
-ximum	dSsS
-xis	bYjW
-xiste	eQ
-xo$	cWiV
-xpect	fRiQ
-xpert	jFm^
-xport	aUjR
-xte	jX
-xtras	hV
-y'd	iVmS
-y's	aJjXtQ
-y-one	gX
-y-six	gQ
-y-two	gV
-ya$	iItX
-yages	nS
-ybody	bQkKlVqK
-ybrid	dW
-ye$	cRhR
-yecto	aReR
-yed	e\\nQ
-yee	eQ
-yenne	hQ
-yer	hQsRtZ
-yer's	kV
-yez	pU
-yk$	tQ
-yme	cTrS
-yment	gVhGiR
-yo$	iJjKkWmJoT
-youts	cIiRjVmJ
-ype	eV
-yping	jV
-yr$	aDbDc[gHnKpRtG
-yroll	iQ
-ys$	hQpHtV
-yse	hRiWlS
-yself	mWqQrR
-ysics	aSjU
-yst	aVmR
-ystem	iUjSkS
-yth	cStU
-ythme	fShKjWlH
-ython	kW
-yunos	hT
-ywood	cXiIjU
-za$	aT
-zadas	fWsX
-zahlt	hUpR
-zan	c[iG
-zance	cY
-zar	cU
-zas	bQ
-zberg	bUcSdI
-zburg	cW
-ze$	bScWiI
-zeige	rQt]
-zel	bIfHgJhGkIlJmFnXoGpFqIrGt_
-zen	iQ
-zende	pKqUtZ
-zer	iSjQtC
-zerin	aRcJkFs[
-zes	bKqXtT
-ziell	aVpKqV
-ziert	bWcJjV
-zig	bQgT
-zlich	rQtZ
-zo$	fKhToV
-zofen	bV
-zon	bXc\\hK
-zos	iWtZ
-zt$	iQqQ
-zte	bTgSmR
-zubis	iRmV
-zug	jQ
-zugig	b]cIjJ
-zungs	iS
-zword	rU
-zyk	qQ
-ße$	cQrU
-ßen	cRtT
-ßes	bShRjS
-ßig	fThQ
-ßlich	pS
/ 0	dTfSiJjS
/ 00	dR
/ 000	iSpT
/ 2000	aJeRjT
/ a	a\`iS
/ ano	hR
/ c	iUjJoQ
/ d	aXrR
/ day	gX
/ de	bJdXhItR
/ f	aY
/ fri	fQ
/ h	f?g\\
/ home	gGiV
/ hora	eRgQ
/ hr	gViQ
/ ii	aRbU
/ in	acjS
/ jahr	gHh]pJ
/ jour	gY
/ km	cJjKn\\
/ l	aThT
/ m	aW
/ mes	gWiQ
/ mois	dQiV
/ monat	dRfX
/ month	dVhX
/ n	sR
/ o	a[
/ or	aXdQ
/ pivots	jQ
/ r	fJiQkT
/ sem	iQ
/ semana	aKbGeYfH
/ std	eIgXiW
/ sun	gW
/ t	aBeXfTgVhJiE
/ tag	gVhS
/ w	aVrR
/ wk	eUfShE
/ wo	fZ
/ yr	gQhQ
/$	tU
0 %	gThUiS
0 (	eJfDg]jKrJ
0 +	j]
0 /	dV
0 0	fVgQ
0 00	f[
0 000	gZ
0 2000	e_fH
0 900	gXqQ
0 950	gW
0 :	f^nQ
0 a	f^
0 all	kX
0 am	fZpR
0 and	iKjS
0 anos	jWmR
0 ans	eWjV
0 april	o\\sI
0 at	jV
0 august	oS
0 b	eUgUhRiZjF
0 bed	bRhU
0 bis	gIpU
0 branches	aGbU
0 bucks	fKgU
0 c	gR
0 cabines	bT
0 chantiers	iU
0 d	aBbGcFdIeJfHgHhJi]jWkKmJnJoJpKqKrGsJtI
0 day	f\`jIpK
0 days	dZeRfS
0 de	oT
0 del	gU
0 devs	mX
0 dias	cIdTfR
0 e	cWqYtD
0 ecole	aRbIiQ
0 en	fVjV
0 er	bRhSo\\
0 f	eSjTpSrH
0 feb	gGlJoVpKqU
0 flexi	fW
0 for	iV
0 fri	fS
0 fte	aTeXfQgF
0 g	bQcGjXtI
0 h	fVpS
0 ha	aKb[
0 heures	jS
0 home	fUjQ
0 hours	fT
0 hr	cRf[
0 hrs	fUgQ
0 in	dSmR
0 incl	fS
0 is	kSpR
0 j	dVhTjV
0 jahre	aKjZ
0 januar	qS
0 jour	dZ
0 jours	dSfQhR
0 juillet	eRoS
0 june	pY
0 juni	aJoWpT
0 k	fHhV
0 lpa	fGg]
0 m	b]gIhGiS
0 m-f	cWfIlR
0 mai	oRpQ
0 march	pQ
0 math	aQgUoK
0 may	eRfJ
0 mb	pVrI
0 meses	eUhSiK
0 million	bViUtJ
0 millones	gZ
0 min	cV
0 mini	gX
0 mins	sV
0 mio	cKfIiWjKqU
0 mois	eUgUjT
0 monate	eWlT
0 month	eZgWhG
0 months	gRjToQ
0 mos	jTlW
0 mths	eVgJiQ
0 never	qR
0 nights	n]
0 no	iT
0 nom	iJja
0 not	jIlY
0 november	iGoWpSqK
0 nuits	fRnQ
0 oct	iKoRqU
0 oder	gVrX
0 of	aYbGcGdHeHfTgJhHiIjGkHlGmEnGoGpHqHrIsBtJ
0 off	fX
0 oktober	oR
0 on	f]
0 one	fQ
0 or	jWkQ
0 out	dU
0 p	aT
0 people	bVmS
0 per	fDgXhH
0 places	jHlW
0 plus	gWmR
0 pm	fQpS
0 posts	iV
0 pour	bRfIgS
0 pts	mWtE
0 rd	fViQ
0 rotational	fV
0 s	iWjQkX
0 sap	jUkG
0 sat	fW
0 schicht	fU
0 sem	eT
0 semaines	hRjRoS
0 sept	oY
0 september	iQoS
0 sites	cVnH
0 so	gUqKtT
0 st	cIo[
0 staff	iKmV
0 std	bS
0 stellen	a]cJiItE
0 sterne	bUiS
0 stunden	fS
0 t	bKd]fGjQqK
0 tag	d\\pR
0 tage	dXfV
0 tage-woche	fT
0 tagen	fQiK
0 teacher	bJgS
0 th	aVoU
0 til	fTpK
0 till	fYgH
0 times	fGnX
0 to	fX
0 uhr	fThKiDjZoJ
0 und	f]
0 until	qV
0 up	aRfYgGjInG
0 v	jW
0 vza	aJeSfQ
0 we	fVnS
0 week	fV
0 weeks	fQhQnU
0 with	rT
0 wk	fViRjKtK
0 wks	eSfS
0 woche	fXnG
0 wochen	dQhTnS
0 x	fW
0 y	aVfQhRjW
0 year	eTiEjY
0 years	j\\
0 yr	j[
0 yrs	j^
0 £	fKgV
0 €	hXiJ
0$	fR
00 $	aSrR
00 %	hR
00 (	eQpT
00 +	gWhT
00 /	gU
00 0	f^
00 00	gWpS
00 000	g_
00 0000	pU
00 2000	bKeYgF
00 90	gYpR
00 900	aGgJhVtQ
00 92	gT
00 95	gYqS
00 98	pY
00 :	fZhR
00 a	fR
00 abs	fKiIjX
00 after	fIg]
00 agentes	mX
00 agents	aHbTcGdJiHmX
00 al	gZhK
00 an	dQ
00 and	sU
00 anos	bXgGsZ
00 ans	bSiJjEmXs\\
00 aout	kIoW
00 apres	fDgIpY
00 april	iJoUpX
00 at	cVgW
00 aug	eT
00 avril	aKoQpU
00 b	gThK
00 base	gT
00 bed	bXgIhHiK
00 beds	bX
00 berceaux	qQ
00 beschaftigte	bV
00 bis	gSsU
00 bitte	rUtH
00 but	qS
00 carers	iU
00 children	aKbY
00 con	fV
00 conges	hT
00 das	qU
00 days	h\`
00 de	oY
00 der	s[
00 dias	h^pR
00 die	fKgRqTsQ
00 don't	iFqX
00 e	cIiKj[tH
00 empleados	b\\cK
00 en	fZ
00 era	fHgT
00 et	iJjUoHsQ
00 euro	gV
00 feb	aQpV
00 first	gR
00 flat	gT
00 for	qTrT
00 frei	hT
00 gehalt	gQ
00 h	fd
00 ha	b_
00 heures	eJfYiI
00 holidays	hU
00 home	dVfShG
00 horas	aQfV
00 hours	eQfT
00 hr	fWgR
00 hrs	eVfW
00 if	dKgS
00 in	aKbRcIjJqTrX
00 ish	fRgU
00 jahren	bZcK
00 jan	oVsQ
00 je	pTsJ
00 jeunes	bYiS
00 jours	fQhQrQ
00 juin	iKoVpT
00 july	oRpV
00 june	iIoV
00 juni	pX
00 k	gW
00 kg	jW
00 kids	aKbKcJfHhHiWmVnHoKsI
00 km	cXgKhUiK
00 kopfe	bZ
00 la	g[
00 lb	jZ
00 leute	bWmR
00 licence	hJjQpS
00 lits	bX
00 m	bVcR
00 mai	pU
00 mal	gXiK
00 march	oY
00 mars	pX
00 marz	aKfJnHo[
00 mb	dS
00 meses	eY
00 mi	aGbKcW
00 mil	g_
00 miles	bU
00 min	jKp\\qJ
00 minute	fQpU
00 minuten	iV
00 mio	bTiQ
00 mit	bYgRjG
00 mois	e\\fKgThF
00 monate	eSoV
00 month	aJeYlUtK
00 months	iR
00 mths	eUjY
00 nach	g[
00 nd	hHpY
00 night	aUeJfGgQ
00 nights	aKgQ
00 no	dJhJjSsR
00 noon	pT
00 nov	oU
00 november	oT
00 october	eKoRpR
00 oder	fXgElRoT
00 of	b]
00 on	mR
00 open	gHiYpQ
00 or	iRjQ
00 ote	gS
00 ou	eTgQ
00 p	gWhUjJnU
00 people	b\`dK
00 per	gTjI
00 pero	gGhJq[
00 pers	bX
00 personas	aQbW
00 personen	bYfKpK
00 personnes	bU
00 plus	oT
00 pm	fRgKsUtR
00 por	fHgZjHkXpKsT
00 ppl	b\\
00 presses	bTiS
00 pto	hX
00 room	bYhH
00 rtt	fQ
00 s	fZsX
00 seats	aUbUtJ
00 sechs	hY
00 sept	oW
00 september	eIoT
00 si	qX
00 so	gQ
00 st	bIcFhKoY
00 staff	bZ
00 start	fQ
00 std	fY
00 stunden	eVfR
00 sun-thurs	fU
00 tage	fFh]
00 term	aJfT
00 th	gUoUpS
00 the	sQ
00 to	fSgT
00 uhr	f\\
00 und	mQsS
00 urlaubstage	gJhY
00 v	fViK
00 viernes	fU
00 volunteers	gKm]
00 weeks	hTqT
00 wks	eRhQlU
00 wochen	cIhTqU
00 wochenstunden	fY
00 x	f[iI
00 y	fUiEjTpS
00 years	mRqT
00 yrs	bZjJ
00 zimmer	bV
00 £	gT
00 €	rQ
00$	fSgVpQ
000 $	gW
000 %	aQbFfc
000 (	gWhS
000 +	gVkQ
000 /	gT
000 0	gY
000 00	gSpW
000 000	gRpb
000 0000	pa
000 900	fIpU
000 a	gX
000 adherents	aJbYiJ
000 al	gW
000 all	gSqR
000 alumnos	bR
000 and	hQsR
000 at	bTfK
000 auf	gQ
000 b	cKgKhYjHpG
000 base	gZpK
000 beschaftigte	bR
000 betten	bacIeJmI
000 bis	gcrJ
000 brut	gU
000 bruto	gU
000 bruts	gU
000 cad	gVnK
000 clientes	aHcT
000 con	gTpR
000 de	hKq[
000 drops	bIgHiVpJ
000 eleves	bTcKtH
000 employees	bU
000 en	gVhQ
000 euros	gW
000 ew	b\\iJtG
000 fijos	gY
000 fix	gWkK
000 fixe	gRhJ
000 for	hTqS
000 h	bJeXiS
000 habitaciones	qV
000 habitants	bYgE
000 im	gZhK
000 in	aJbVjV
000 jours	eXhH
000 k	bRhSiU
000 kinder	bY
000 km	cRnY
000 kr	hViJ
000 la	g[hCqR
000 leute	bY
000 limpios	gT
000 liquido	gS
000 liquidos	gY
000 m	bVcS
000 ma	bU
000 mitarbeitende	bU
000 net	qQ
000 netos	gY
000 not	qR
000 on	bYgS
000 or	gWhA
000 palabras	rW
000 people	bW
000 per	fKgThUiH
000 pero	gHqX
000 pers	aKbZ
000 personnes	aKbW
000 plus	gX
000 por	bGg[
000 pupils	bWeKgIiE
000 salaries	bWeJgK
000 socios	bXgJ
000 staff	bV
000 student	bSfKtX
000 t	gVhHmW
000 to	aQgT
000 trabajadores	bXcG
000 und	gX
000 wenn	qWrJ
000 when	gQhT
000 words	pQrX
000 x	bKgV
000 £	eHgR
000 €	hV
000$	g[hQpS
0000	pS
0000 (	fKjU
0000 +	gW
0000 /	eKgHjVqK
0000 000	hRp\\
0000 0000	fXgT
0000 a	hV
0000 after	pS
0000 bis	gXhJiS
0000 brut	gU
0000 con	bT
0000 net	gQ
0000 or	gR
0000 ou	sR
0000 und	bZ
0000$	pUtS
00000	p^
00000 000	p]
00000$	kVpQ
2000	bZeQ
2000 (	aJeXfJ
2000 and	qW
2000 eine	tG
2000 in	bZcI
2000 steht	bV
2000$	bUeT
90 days	hIqV
90 k	iR
90 min	hJiYjHpS
90 plus	gV
90 €	gR
90$	fHpU
900	bXgR
900 000	eQgRhK
900 invoices	iW
900 €	tS
900$	gQqT
91	pWq[
92	bTgWjJqT
92$	gT
93	gHiTtR
95	aKgRqS
95 k	gX
95$	fRhHiUqV
950	gW
96	qW
96$	qR
968	pX
968 000	pX
97	hSjT
98	gVpV
98 000	g\\hJqG
98 k	g\\
980	gU
981	p^
981 000	pY
99	mS
: "	q[sR
: $	rS
: 0	dRmU
: 00	fZ
: 000	g\`hK
: 0000	bU
: 95	cKgYiGjJqZ
: a	aTsUtK
: apply	lTpS
: auxiliar	aXhI
: cdd	eQ
: degree	iKtQ
: demande	jZlI
: dr	mX
: el	qT
: en	bKoKpS
: frau	iKpR
: go	iKjUqHtX
: gulf	cWtR
: hbo	jR
: hotel	bV
: hr	bJiHpZtS
: i	aVbH
: in	a^
: it	tV
: la	bSdS
: max	dXkJsX
: mi	aKbQtQ
: mme	mQ
: n	aKcRkKoItT
: no	fVhQrW
: non	jHkJlY
: nous	kU
: payroll	aJiUrItV
: phd	jX
: que	hJqKrX
: recrutement	pS
: referent	aUtJ
: sap	iXjEkT
: so	hToT
: tecnico	jRtQ
: the	bQcStK
: un	aQkRnT
: we	lUqWtJ
: we'd	iJrS
: we'll	hYiIkKpSqS
: wer	bGjXrKtR
: wiebke	mQ
: windows	iIjU
: wir	bWtS
: yes	tT
: £	eKfU
: €	gR
:$	tl
<apply	phrTtV
<aside	q_rQ
<company	bccb
<contract	e\\
<date	oY
<duty	ii
<filler	a\`t\\
<hours	f_
<mode	d\\
<must	j\`kX
<nice	kalW
<notneeded	hQl]
<order	rc
<pay	g]hR
<perk	hd
<place	cR
<team	mb
<title	bQcV
<travel	nd
<unlawful	qQsd
=/	cKgWjH
=0	fSpV
=00	gVoS
=a	fF
=ab	fJnSo^tG
=an	kQlR
=asunto	jHtX
=aufgaben	iY
=aus	hR
=bemerkung	cDiJjHpJrTs]
=benefits	ha
=bieten	tU
=bringen	iJtW
=candidature	qY
=comp	hTrRsV
=contact	gGp^
=contract	eToT
=contrato	eVfJ
=das	t\`
=date	aKfFt\\
=dauer	cKeZfHiJjKqKtK
=de	oQtU
=el	iSrW
=essential	iUjZ
=extra	hWkS
=extras	hY
=from	t^
=gern	dShFkZlR
=gesucht	eT
=grade	aXgXjF
=have	t[
=hr	kEt_
=i	jRlRsT
=ihre	tT
=job	aabIcKiV
=kontakt	pW
=kur	hKk]lJ
=lieu	c]
=lo	aWtS
=location	ca
=los	oYpJ
=main	eKib
=mit	iJtW
=motif	bJfKq[
=needs	jRkW
=no	lZpRtK
=not	jKlTqV
=note	qTrS
=objet	t]
=one	iQ
=ort	cXeJiH
=para	aHb[iKqKrG
=place	c]
=position	a_fFgI
=post	aXfUiK
=poste	oS
=process	fIp]
=product	b[iK
=profil	tR
=puesto	aZ
=purpose	i_
=que	aTtQ
=re	tU
=reports	mW
=requirements	ja
=role	aViW
=salaire	gViK
=salario	gW
=salary	g[
=scope	aJc^dKiSrI
=seat	hRqQ
=sie	iItZ
=site	c]dTiJjGlW
=start	o^pItJ
=stelle	bSfT
=subject	iKrStR
=tasks	iX
=team	aKmXtS
=the	cQ
=title	aVcKiJ
=to	jUmUtY
=travel	cHlIn^pI
=tun	i_
=type	e^r\\tE
=us	b]gJqJ
=voraussetzung	iKj^kG
=wann	fX
=wanted	iZ
=was	iX
=what	lRsT
=where	cbdKiJtA
=why	bVqW
=will	qKtX
=wo	cX
=work	iV
=working	d[
=wunschenswert	kX
=you	iUjT
>apply	p[
>aside	q\\
>company	aVbdtQ
>contract	aTeZ
>date	aQcS
>duty	ih
>filler	t^
>hours	cTf]
>mode	c\\dX
>must	iQje
>nice	jakc
>notneeded	jUkQl]
>order	qUrY
>pay	gY
>perk	gWhf
>place	aUb\`
>team	m\`
>title	aRte
>travel	n\`
>unlawful	s[
?	lTtX
? 00	gViI
? ?	lKsItV
? nein	jRlQ
? no	dQ
? not	lQ
?$	lRtZ
@first	ahtc
@late	pZrQ
^	rRt[
^ 	rRt[
^" 	cGpEqYsYtK
^$	g[
^$ 0	fJhSpQ
^$ 00	gY
^$ 000	bSgV
^%	gUpJqV
^&	dT
^(	cUiIqTtS
^( 0	aDbIcEdIeTfRgFhFiIjIkHlJmGnHoIpKqErFsJtU
^( 00	bIcJdQeTfXgKhTjE
^( el	aIqUtK
^( groupe	bWhI
^( m	rQ
^( oder	hIjIqUtT
^( the	qZsK
^( we	gJhUjKlRoJ
^+	gVhYiJjW
^+ 	cFgShFiFtV
^+ 0	fW
^+ 00	cUhSoK
^-'d	mU
^-'t	jRqSrR
^--v	gZiT
^-00	gT
^-aa	jKkRsHtR
^-ac	ca
^-ae	iUjZlJ
^-ag	pR
^-ah	aHbJeTgVjKmJtQ
^-ai	cXjQqR
^-ak	aQbTcFfKgFhKiVoRpK
^-am	c\\tT
^-an	kR
^-ao	aFgGhYrItY
^-ap	aEiVoZ
^-ar	i_jQ
^-as	i\\
^-au	bScW
^-av	gTiU
^-aw	cQdJiSjKkTtK
^-ay	fStX
^-az	cZ
^-aß	fQ
^-ba	c[tZ
^-be	iQkUtV
^-bi	cXhV
^-bj	tU
^-bo	qWtS
^-bs	h^pS
^-bt	kSpKqTrQ
^-by	cUiSjJ
^-ca	bYcY
^-cc	aHbIcGdIeIfIgHhIiWjVkFlImHnIoIpIqGrIsJtI
^-ci	t_
^-ck	cTtU
^-cl	fSgR
^-cp	iTjT
^-cs	iWkX
^-ct	tV
^-cy	iStT
^-dg	aFbGdGeHfGgGhGiDj^kBlEmGnGoGpHqHrGsGtE
^-di	aWf\\iC
^-dl	j[rKs]
^-do	jV
^-ds	iW
^-dt	bRcV
^-dy	hX
^-ea	pIr_
^-eb	bZcKfQmT
^-ec	jTmQ
^-ed	tQ
^-ef	aQ
^-eg	cU
^-ei	bU
^-ek	dKfWtK
^-el	cQjR
^-em	jUkStQ
^-eo	bRcTiW
^-ep	iRrW
^-er	iR
^-es	iX
^-eu	cX
^-ev	jW
^-ew	aTcRgRtJ
^-ex	cDfRgJhKjGk\\pKtJ
^-ez	pTrR
^-fa	gTjRmU
^-fe	aShT
^-ff	hW
^-fi	cRhSiXjI
^-fr	cEdKe^fThKiEjKkKlJmKnKoKqKrHsKtG
^-fs	hQiXjH
^-ft	aQ
^-ga	cWgKhSkT
^-ge	iX
^-gh	cUiR
^-gn	iX
^-go	iT
^-gs	fRhS
^-gt	gRqVtT
^-gy	bIiWjQkWsJ
^-ha	cUjEk[lKtX
^-hg	iDj[lK
^-hl	iHjXmS
^-hn	g[nW
^-ho	aIqTtS
^-hr	gStT
^-hs	aVfQhStJ
^-ht	tT
^-hu	dStR
^-hy	iQkU
^-ib	iXpRrQ
^-ic	aUgQhQjX
^-ie	bXjQ
^-if	gYqS
^-ig	iGjU
^-ii	bZtU
^-ik	aQbYjT
^-il	pR
^-im	bKc[dHiI
^-io	bQmR
^-ip	hQjHkVlQ
^-ir	iTjUqR
^-is	jQ
^-iv	pYqJrKsI
^-ix	gQhRiJtS
^-iß	cIgKqW
^-ja	hQiR
^-je	jVrR
^-jo	eXgQpK
^-ka	bJjUkY
^-ke	iUtT
^-ko	aIcIgKiJnWpK
^-ks	hSlQ
^-kt	lUtQ
^-ku	i\\jEmJ
^-ky	lKqJrZ
^-la	cQtX
^-lb	bR
^-lc	iUkV
^-lf	aKiS
^-li	bDcZjCkW
^-lk	cTpQtT
^-ll	cQ
^-lm	bZcJdGiIjQlI
^-ln	bGc^iR
^-lo	rV
^-lp	aJhRtW
^-lq	j\\
^-ls	hUiZ
^-lt	gThIqT
^-lz	bScZgJpJ
^-ma	bKcYiWjS
^-me	tQ
^-mm	gQpT
^-mo	cSeQpQ
^-mp	eSkRtI
^-ms	iY
^-mt	aWpS
^-na	cY
^-nc	cQiEqQtR
^-nf	jU
^-ng	iX
^-ni	cJqT
^-nk	bShT
^-nn	jQkStV
^-no	c\\dKfQ
^-nq	hUjQ
^-ns	iT
^-ny	cUhS
^-nz	iTjRkQpR
^-ob	eV
^-oc	aVbGgQ
^-od	jRqUtQ
^-oe	bQcXfJ
^-of	bXcQ
^-og	lU
^-oi	aVqQ
^-ok	aQiT
^-ol	hT
^-om	jRoR
^-op	hUjR
^-os	iS
^-ot	cXqT
^-ou	bR
^-ow	cTj_
^-pa	cVdKhRjS
^-pc	j\\
^-pd	jY
^-pe	iSlS
^-pf	iX
^-po	kWmR
^-pp	iRpXtS
^-pr	jVmK
^-ps	fTjU
^-pt	oT
^-py	bTcJ
^-rc	aJc[tT
^-rd	bKcYiS
^-rf	iRjGkUrT
^-rg	c[mS
^-ri	aScIiVjImJqQtT
^-rk	cV
^-rl	aKbViQsQ
^-rm	eWlT
^-rn	bJcXiRoQ
^-rp	iTqR
^-rr	iTjJpQqX
^-rs	iS
^-rt	cYoR
^-rz	pGqT
^-sa	qR
^-sc	hTjT
^-si	bKcIdGpIrKt]
^-sk	cJdXiV
^-sp	gHhUiXkJmJ
^-ss	cQiRjU
^-sv	aIbIcAdIeIfEgGh\\iCjUkFlImInIoIpIqIrIsItF
^-sz	qU
^-th	cT
^-ti	fUhRiJjKkU
^-tl	aQiStR
^-ts	iX
^-tt	fR
^-tz	cY
^-ua	cWkQ
^-ub	aThUkRsH
^-uc	aSbRjVtG
^-ud	bQhSoT
^-ue	cTsQ
^-uf	iWpQtR
^-ug	jU
^-uh	fXjQ
^-ui	i^jGpKqRtQ
^-ul	fSjQtR
^-um	tV
^-un	bUcR
^-up	gDhbjHsK
^-ut	fQ
^-ux	hSiS
^-uß	t\\
^-va	hRiDjXkXoFqK
^-vi	aJcQfQiQ
^-vo	gRqQ
^-wa	aKbIcVdIfGgIiQjJkRlKtK
^-wn	bRcRhKnS
^-wo	gRhS
^-ws	jZ
^-xe	gU
^-xi	dKhYiH
^-xo	iGpKqTs[
^-xt	pRrStS
^-ya	eQhRtR
^-ye	e[gKiSjElJ
^-ys	fV
^-za	hSiRqKrT
^-ze	cQqR
^-zi	tS
^-zo	aQhKoTpS
^-zt	gTqY
^-zu	gQhRqYrF
^-ße	cTtS
^/	aSiIjFkQt_
^/ 	aKbHc@iItd
^0 	aVbKc@iEkImKoRpJqKt\`
^0 %	g\\
^0 +	hQj]
^0 /	aIbHcJdEf\\gQjEkHmKnCoFqJrKsHtJ
^0 0	eTf[gT
^0 00	fRgQoZ
^0 000	g\`
^0 900	bRga
^0 950	gT
^0 :	fb
^0 a	f[
^0 am	fWiIpW
^0 anos	jZ
^0 ans	jX
^0 bed	bUcIhV
^0 day	f]jKpH
^0 days	dTeVfX
^0 dias	fT
^0 er	gToR
^0 f	pUrI
^0 fte	aWcHeTfEgJmKtI
^0 h	fU
^0 in	bKdZhH
^0 j	cKdZjStK
^0 jour	dV
^0 jours	dXfV
^0 meses	hU
^0 millones	gR
^0 min	cQ
^0 mois	eUhRiJjQ
^0 month	eV
^0 months	eXgR
^0 nd	aTbKmU
^0 nights	jKnW
^0 of	aRbIcIdIeIfVgIhIiGjJkJlImGnHoHpIqIrIsGtI
^0 off	fY
^0 on	fZ
^0 p	fXgU
^0 pm	fRoKpU
^0 pts	aQmXtH
^0 sat	fYgJ
^0 schicht	fW
^0 semaines	hV
^0 sites	cTfKjJnH
^0 st	aYcKhSoQ
^0 tag	dTeJ
^0 tage	aKdWfR
^0 tage-woche	fW
^0 til	fR
^0 till	fU
^0 to	bKfdgEiItK
^0 we	fXiI
^0 weeks	h]
^0 wks	fKhUlQ
^0 woche	fYnE
^0 wochen	h^
^0 x	fanR
^0 y	jW
^0 year	eTiEjY
^0 years	eRjX
^0 yr	jb
^0 yrs	bUeT
^00	fU
^00 	cFeKf[hUpQ
^00 %	fVgZhQ
^00 +	fHh]jSmJ
^00 /	dZfEhSjQ
^00 0	f\`gQ
^00 00	g_
^00 000	fUg[
^00 90	g\`
^00 98	pT
^00 :	pS
^00 a	gW
^00 agentes	mX
^00 and	bQgY
^00 anos	bWjImJsH
^00 ans	bKfKjHmVsQ
^00 base	gW
^00 berceaux	bT
^00 beschaftigte	bV
^00 bis	eSgZ
^00 conges	hR
^00 days	hi
^00 dias	fFhZ
^00 die	fGgTqS
^00 euro	fIgW
^00 h	fW
^00 ha	bZiG
^00 heures	fS
^00 holidays	hT
^00 horas	fa
^00 hours	eTfV
^00 hr	fZgHiK
^00 hrs	bJeUfY
^00 ish	fUiI
^00 jours	hU
^00 k	bVgT
^00 km	cVfKhG
^00 kopfe	bX
^00 leute	bSmW
^00 m	b\\hG
^00 mal	gYiK
^00 mit	kKqW
^00 mois	aJbHcIdKeYfIgQhBiKjKkKlKmKnKoKqKrKsKtK
^00 monate	cQeT
^00 month	aJeZtK
^00 months	e\\fRiK
^00 mths	jZlH
^00 of	bY
^00 on	bJfRmY
^00 or	fRgEjV
^00 p	cJgXiJnR
^00 people	bX
^00 pers	bW
^00 personas	aRbSmR
^00 personnes	bT
^00 ppl	b[
^00 pto	hX
^00 room	bV
^00 rtt	fY
^00 s	aIbGcKf[gIiFjJsG
^00 staff	bW
^00 std	aTfZ
^00 stunden	f_
^00 t	hS
^00 tage	fHh\\
^00 th	aEfJgRjToVpItK
^00 to	gTnXsQ
^00 uhr	fSiK
^00 wochenstunden	fXiG
^00 x	fY
^00 zimmer	bVhK
^00 €	gXrU
^000	b_gV
^000 	cIgYpH
^000 %	bBcHdTfWgRiI
^000 (	gKh[
^000 +	gW
^000 /	bIeIg[
^000 00	bHfSgQjKpW
^000 000	gRnU
^000 0000	p[
^000 a	fIgViJoJ
^000 al	fJgT
^000 b	bShR
^000 employees	bS
^000 h	bFeTfR
^000 k	h\`
^000 km	cUnR
^000 netos	bKgX
^000 people	bX
^000 salaries	bU
^000 staff	bQ
^000 trabajadores	bS
^000 words	bIiKpU
^000 €	ga
^0000	bRgY
^0000 	bZcJeQgSiBjEpKtF
^0000 +	gViKjKqK
^0000 000	pX
^0000 0000	fQgX
^0000 bis	gYhIjK
^00000	cTpU
^00000 000	pU
^2000	bQhW
^2000 	b]cI
^90	bW
^90 days	dSeToK
^900	bUiU
^95	bYcGfIiEjWlKqK
^:	jSqRtQ
^a	aTcV
^a 	eVjUsRt@
^a 0	aJbKcSjQmX
^a 00	g_jWnQpI
^a 000	bKgShJjWsK
^a :	iRtT
^a bit	iSjT
^a car	gRhJ
^a case	cKjRlKpV
^a data	aS
^a day	cHdYiHpU
^a driving	iIlV
^a family	sT
^a head	aR
^a hundred	aJbKfJgJiU
^a l'aise	jZ
^a la	cSjRtQ
^a las	bKcY
^a page	rR
^a row	qV
^a scandinavian	kQ
^a second	aQcKiHjJkWlJqJrH
^a ver	qTtW
^a year	jW
^ab	gTo^
^ab 0	mJoW
^ab 00	fXgQoF
^ab marz	aKbKeKfRoS
^ab sofort	oR
^abends	dJfTnR
^abends daheim	dIfShJjKnR
^aber	dRgIhQtT
^aber das	qV
^aberystwyth	cV
^aberystwyth 	cR
^abgeschl	jT
^abgeschl ausb	jT
^abgeschlossene	jR
^abgeschlossene ausbildung	jR
^able	jY
^able to	jY
^about	bU
^about 00	iS
^about the	qStT
^abrechnung	iU
^abrimos	bStQ
^abrir	iU
^absence	iT
^absence 	iT
^absolute	jU
^aca	bHcGjZqJ
^academia	bUcH
^access	bR
^accommodation	hV
^account	aVqK
^accueil	fSiX
^ach	iJq^tI
^acheteur	cR
^acht	eUlS
^acht wochen	bJeVfKjJlT
^achtunddreißig	fT
^achtunddreißig stunden	fT
^acompanamiento	bKiZ
^actas	iV
^ad	aYbHcGfKjKtQ
^ad please	aSfHrGtY
^ad says	gRiHjKsT
^add	r\`
^add the	qKrW
^adr	hJj@k\\lZ
^adr no	jFkFlZ
^advert	qWtI
^after	bEcJdSeSfJgIhHiFjFkWlJmKoW
^age	cKgDiKlKoKsUt\\
^aged	aKcJgViJjKlK
^agence	aJbUcX
^agence de	aJbQcY
^agencia	aEbXcI
^agencia de	aHbTdSnJtJ
^agency	bUiU
^agency 	bVcJeHhGtH
^agency or	jS
^agenda	cKiTjUtI
^agenda 	bKcJhJiZjItE
^agent	aU
^agent de	aV
^agente	aTbQ
^aguinaldo	hV
^ah	fQgHnKqJtY
^ah 	bJfQhSiHtQ
^ahm	jItY
^ahm 	jItY
^aide	hW
^aide au	hW
^akkord	gVrJtQ
^al	cUmSq^
^al lado	cS
^al mes	cGdWfHgFiWmKoIqF
^aleman	jUkQ
^alguien	aQtQ
^all	dR
^all in	bTcJgK
^all the	dShSiJlKpI
^alle	dRgU
^allemand	cIkZ
^alles	bQdXfHrQ
^allocating	iR
^allowance	gR
^alnwick	cR
^alnwick 	cR
^alors	tU
^als	bSeQhUjE
^also	qUtQ
^also 	aKbKqQtZ
^also :	aSlJnV
^also nicht	qV
^also so	bJqKsUtK
^also wir	aRbQtJ
^alta	eX
^altas	iZqR
^alter	bJfFgGiIs[
^alternance	bHeU
^altura	cWgG
^always	bShKpT
^always have	bSpK
^am	sQ
^am besten	fIpTsR
^am liebsten	oQsT
^amplitude	fTgJ
^amplitude 0	fTgJ
^an	mTpU
^an 	iTmV
^an :	aKpYtV
^an der	aHb[tF
^an die	bGpUtQ
^an hour	fRhHiZ
^analisis	iW
^analista	aXdQ
^analyst	aSmKqQ
^anbei	rJtV
^and	tQ
^and 	cFiTmGsVtR
^and a	aHbSgSiImV
^and at	jRkJ
^and be	jTqH
^and don't	aKgKhKiIjKlGmJpHqHrWsJtJ
^and have	iFjV
^and it	iHqJtX
^and keeps	iV
^and no	hKiTjIsV
^and please	iKqX
^and run	tT
^and then	iTqT
^and they	bJfSjU
^and to	bJgJiRkXtJ
^and two	aUhQ
^and uh	bIcJiKjKtU
^and we	cU
^and you	iT
^anda	aQbKcFgJlKqXsJtG
^anfangen	oZrH
^angelehnt	gS
^angelehnt an	gS
^angemeldet	gUhK
^angestellt	e[mK
^anglais	jY
^anglais c	jQ
^animation	iYrK
^animer	iU
^animer le	iS
^anlage	cWgUiI
^anlagenmechaniker	qV
^anmeldung	iSjGpU
^annonce	aEbKrSt[
^annual	iTjUkKlK
^annualised	eHfU
^another	aWjI
^ans	bRiKjT
^ans de	iJjV
^ansprechpartner	mSpR
^answer	jKmU
^answering	iV
^answering the	iV
^anuncio	r[
^any	bUjVlKoR
^any 0	aIcR
^anything	iJtW
^anywhere	nS
^anywhere between	nS
^anywhere in	dS
^anzeige	iIrZ
^ap	aYeKlImQqJtH
^app	bJcIdIhJjKp\\tJ
^applicants	jRsQ
^applications	p[
^applications 	pT
^apply	gKp]qKtI
^apply by	pT
^apprentice	aHfIgX
^april	fSoU
^april bis	fQoQ
^april to	aIbGfQ
^aqui	bDcTeJfKiJqStV
^arabic	jQ
^arabisch	cJkVlI
^aranda	cW
^aranda de	cW
^arbeitsort	cX
^arbeitszeit	nQ
^archives	bW
^around	cU
^arquitecto	jS
^arzte	bSiRtJ
^as	bQcIeQ
^as discussed	tQ
^as promised	tS
^as the	jTlJrS
^asap	o\\pK
^asesor	aS
^asesor comercial	aQ
^asi	oTpH
^asi que	iKoUpHqQ
^ask	pXqW
^ask for	pV
^asset	aQ
^assistance	iS
^assistant	aT
^assistante	aZ
^assistante dentaire	aQ
^assurances	eIhYiJ
^astreinte	fVgUiJpK
^asunto	pStQ
^asunto :	tR
^at	aKbUcZjU
^at least	jW
^at our	cR
^at the	bYcAhHpR
^atelier	aEbUcTiJ
^atender	iS
^attestation	jX
^au	eUiJqU
^au domaine	bV
^auch	eTiUjS
^aucune	lS
^aucune experience	lS
^audio	iT
^audio typing	iT
^auditorias	iSmK
^audits	iW
^auf	aUeUhViQ
^aufgabe	iVtI
^aufgaben	iT
^aufgaben :	iT
^aufzuge	aKbSlV
^auge	iJrV
^august	oX
^aus	cQlV
^ausbildung	l\\nK
^ausgelernt	hIjX
^auskunft	iSmKpU
^auslose	gRhWiHjK
^author	iR
^auto	bUcIhSiEjYlD
^autobus	hU
^autocad	jSkU
^autocad 	jQkT
^autoclave	hRiTkK
^autohaus	bVtJ
^autonome	bKjU
^autonome sur	bKjU
^autour	cU
^autour de	cU
^auxilio	gR
^auxilio de	gR
^außendienst	aXnT
^außer	fUiK
^avant	fDpX
^avant le	pS
^avec	hSiRjFmTqK
^avoid	r[
^avoid the	rR
^away	fGhUiKnTpK
^aws	aJcKgViJjT
^ayudante	aX
^ayuntamiento	bY
^ayuntamiento de	bY
^b	bWjU
^b 	bKcIiIj_
^b 0	bVgTjF
^baby	aTiYtJ
^bac	j[
^bac +	iKjY
^bachelor	jS
^bachelor's	jW
^bachelor's in	jW
^backend	aS
^backfill	qV
^backfill for	qV
^background	jTtJ
^bad	cZ
^bafa	jX
^bafa complet	jX
^bahn	bKgKjKnW
^bajar	iQ
^bajar el	iQ
^band	aW
^band 0	aX
^banda	gV
^bank	eVfSgJiQjK
^banking	iX
^bar	b]cK
^bar 	bU
^bareme	gZ
^bareme 	gR
^barista	aSjQ
^barista 	aY
^base	cZdU
^base 	c@dZiJnJ
^base 00	cFfJgWhH
^base en	cS
^based	bHc_dG
^based in	cXdG
^basic	gUhGjW
^basically	bKcRsKtR
^bauing	aWiIjQ
^baustellen	cY
^bav	fJgJh[pI
^bav 	hU
^bcbs	hW
^be	iSqS
^be in	eUfKiS
^because	fRmTqQtQ
^because we	bSiRjGmR
^bed	bIdHfHgVhTjKpK
^been	bYtK
^before	o[
^before the	oS
^befristet	eR
^befristet fur	eTjH
^beginn	oY
^beginn 00	oT
^bei	cRiU
^bei der	hUiQ
^bei uns	bGcEdZlS
^beim	q]
^bem-gesprache	iU
^bemerkung	rRsR
^bemerkung :	rRsR
^bench	aT
^bench joiner	aT
^benefits	hZ
^benefits :	hS
^beratung	iT
^bereitschaft	fUgRjR
^bereitschaft 	fFgWhKkIqK
^bereitschaft zu	fHjX
^besetzung	o[
^besoin	tQ
^best	aKpGsIt_
^beste	tY
^beste gruße	tY
^betreff	iIpUrJtV
^betreuung	iW
^better	sW
^between	bJcSqWsR
^between us	qRsS
^between you	qQ
^bev	mS
^bev and	mS
^bewerbung	pX
^bewerbung 	pR
^bewerbung an	mKpT
^bewerbung bis	pS
^bewerbung mit	pQ
^bewerbungen	pZ
^bezahlt	cHgWhDpT
^bezahlt wird	cIgX
^bid	aRfTiKmK
^bien	rIsSt\`
^big	bUiS
^bilingual	aRkRrT
^bin	aKbKmIpVqKrJtU
^bins	cKi[jKqE
^biologie	bHjY
^birthday	fKhS
^bis	gKpZqT
^bis 0	gHpSqY
^bis 00	dTpU
^bis dahin	qW
^bisous	pKtY
^bisous 	pKtY
^bisschen	cGiUkH
^bit	jKkZ
^bit of	jKkZ
^bitte	rXsU
^bitte 	rWsTtK
^bitte bis	pU
^bitte die	qJrUsKtQ
^bitte kein	sS
^bitte keine	sV
^bitte mit	lTpUrIsK
^bitte nicht	q\\rB
^bitte nur	rKsW
^biz	aSgRiK
^bjr 	aJtU
^bleibt	bKhKoQqWrK
^blood	iUlK
^board	iSqV
^boarding	aUpJtU
^body	bJeGhJrYtG
^bon	sQ
^bonjour	tZ
^bonne	sWtX
^bono	cGgXhHiHjKmK
^bonobus	hR
^bonsoir	tU
^bonsoir 	tT
^bonus	gUhV
^bonus points	kT
^book	aSeHiTjUpR
^book 	aHcKjIpVtI
^booking	iT
^bookkeeper	aU
^bookkeeper 	aT
^boots	gKhXiK
^boots 	hXiJ
^bootstrapped	bQ
^boss	m[q[
^both	eTiJjRrQ
^both 	cKeViJjS
^boutique	bWcKtK
^boutique de	aKbS
^box	h]qT
^brauch	tT
^brauchen	aTjUtG
^braucht	lQtT
^breakdowns	iS
^bretagne	cR
^bretagne sud	cR
^brief	iW
^brigada	aRmX
^bring	iGjTpX
^british	rRsV
^british spelling	rX
^brot	hUjK
^brotzeit	bUcIhU
^brutto	gT
^bs	gZ
^bts	jQlU
^buchhaltung	aViRmItK
^budget	iQqV
^budget 0	gFhT
^budgets	iQ
^budgets 	iQ
^buenas	tX
^buenas 	tV
^bueno	cIqFrXtS
^bueno 	aKcHeKfJgKhKiIkKmKoKqFrTsKtT
^buenos	tX
^buenos dias	tX
^buffet	iQ
^building	aZbJ
^bureaux	cU
^bureaux a	cU
^burgermeister	aHpYqUsK
^buro	cXdU
^buro in	cX
^bus	cQhYjFlJmJnRsKtK
^bus drivers	aQ
^bus from	gKhW
^busca	cItU
^busca 	cItU
^buscamos	aWfHtR
^buscamos 	iKtU
^business	hKiS
^but	fQkHlTqU
^but 	cJlUqX
^but don't	qR
^but it	dXgKkKqK
^but not	gJlJqWsR
^but we	qW
^by	iQpU
^by 00	p\\
^by the	iIoTqQ
^bye	tX
^bye 	tX
^c	gZjV
^c +	j[
^c 0	gTjS
^c'est	bKiJjSqTtS
^c'est pour	aKcQiHtV
^ca	gQnX
^ca 	kGlKmHnX
^ca 0	bQcKgTqK
^ca 00	gKiTnXqK
^ca 000	gT
^ca va	qV
^cabinet	b\\iF
^cabinet de	bS
^caces	jY
^caces 0	j[
^cad	aHiGjHkKlZpJtK
^cada	fUiT
^cadre	iJjUtT
^cafe	aRhW
^caisse	bVhTpI
^caja	bUcIiXtK
^caja 	bJhSiW
^call	gQpWqT
^call it	bJgQoUpG
^call the	iS
^calle	d]
^calm	jYsI
^calm when	jTlK
^camion	hY
^camionnette	gJhY
^camionnette 	gJhX
^camp	aVfKhX
^campana	oW
^campo	bY
^can	j\\tT
^can 	jY
^can read	jR
^can we	tY
^can you	jHqXtT
^can't	dBj]sJ
^candidature	qU
^candidatures	pT
^candidatures a	pT
^canteen	hU
^cantine	hT
^cantine 	hT
^cantine et	iU
^cap	bSeWgKjR
^cap ou	jV
^capable	jR
^capable de	jR
^car	cKkKlFnRtZ
^car 	aKbJcHdKeKfKgKhHiFjQkHlImKnFoKpKqKrKsKtS
^car allowance	hQ
^card	hRjU
^cardiff	cU
^cardiff or	cT
^care	jT
^carne	j^
^carne de	jW
^carnet	jW
^carnet de	jS
^carry	iYkIpK
^carry 	iT
^carte	j_
^carte pro	jS
^casa	dKh[
^casa con	hW
^casado	s\\
^casado 	sV
^case	pY
^caseload	iW
^casework	iW
^cash	gJiW
^castellano	cIjUrR
^casual	eX
^casual 	eV
^cat	gY
^cat 	gW
^catalan	rX
^categorie	aTbHjGpIs[
^catering	iU
^catering 	iU
^catolico	sU
^catorce	jHqS
^ccn	gX
^ccn 00	gYjI
^cdd	ea
^cdd 	eY
^cdd 0	eT
^cdd 00	eT
^cdd de	eV
^cdi	ec
^cdi 	e]
^cdi 00	eU
^cdi apres	eS
^cdi cadre	eS
^cdi ou	eT
^cdi temps	eQfJ
^ce	hSjYsH
^ce 	hTjQ
^celibataire	sX
^centre	cT
^centre de	cT
^centro	aHb^tG
^ceramica	bV
^cert	hRj]
^cert cii	hTiIjR
^cert iii	j\\
^certificado	jU
^cfc	jY
^cfo	aYbJtI
^chainsaw	jKkU
^chair	pKqX
^change	iUsS
^charge	cR
^charge (	cU
^charity	jHlW
^charity 	lR
^charleville-mezieres	cWiJ
^charleville-mezieres 	cWiJ
^chase	i\\rK
^chasing	iX
^chat	pU
^chat on	pS
^che	tW
^che 	aJtW
^check-ins	cKiU
^checks	iR
^cheers	pKtZ
^chef	mX
^chef d'equipe	aT
^chef de	aU
^chef ist	aGmW
^chemistry	jS
^chemistry or	jS
^cherche	fGoQtT
^cherche 	bKcHtU
^chere	aHtY
^chere madame	fQ
^chez	b\\cHhHiH
^chf	gV
^chf 0	gT
^chf 00	hQ
^chf 000	gY
^chf 0000	gVjJpKrU
^chofer	aS
^chofer de	cT
^cholet	cW
^cholet 	cW
^choose	dThKqK
^choose 	dUhKiJqK
^ci	jT
^cierre	fFiUpT
^cierre del	iV
^cinco	fUmQ
^cinco anos	jX
^cinq	hUjQ
^cinq ans	jT
^cipd	jY
^cis	aKe]fKiKjG
^city	aGbXtG
^ciudad	cS
^civil	aQiEj]
^class	bKfIi[kJoWrI
^class 0	aTfGiFjWlKoG
^class of	iTjJoXpJ
^clean	iRjWtS
^clerk	aQpS
^client	eRiRqU
^clientele	aUiJ
^clients	cTqT
^clinica	aIbZcJ
^clinical	aShX
^clinique	bW
^close	rX
^closed	bQdIfW
^closing	pQsS
^closing 0	pT
^closing date	pT
^cloture	iW
^cnas	hV
^cnas 	hV
^co	aVbJcR
^co 	aRbHcS
^coc	jWpJ
^coche	hVjZtI
^coche 	cJhUiIjRkIqI
^coche de	hX
^coche y	jT
^cocinero	aUiRtH
^code	jT
^codigo	iJlVpStJ
^coef	gZ
^coef 000	gY
^coefficient	fTgU
^coefficient 000	g[
^coffee	iXpK
^col	aKcKpHt[
^colacion	h^
^cold	qV
^colegiacion	gIhTjUkJnJ
^colegiado	jZ
^collective	hU
^college	cVlV
^com	aJbWlHpKqQtJ
^come	dUjHpX
^come in	dTiRpQ
^comedor	hW
^comedor 	hS
^comfortable	jS
^comfortable with	jT
^comida	hS
^comisiones	gUhI
^comite	mSqS
^comite de	bKmWqK
^commande	iXtK
^comme	tY
^comme convenu	aU
^commercial	aKb\\cKiKjKmGnK
^commis	aXbK
^commissioning	aRiQ
^community	aX
^community manager	bR
^como	eTtU
^comp	fRqV
^compagnie	qR
^company	bUhZjKnQ
^company car	h[
^compliance	cJgIjJqW
^comptable	aUoQ
^con	mU
^con 00	aHfSgEhIqY
^con la	jUqU
^con posibilidad	dWeKiKoS
^con un	lUoS
^conducteur	aTnS
^conducteur de	aT
^confidential	pUqV
^conseil	i]jJkK
^conservera	bV
^conservera de	bV
^consultora	aIbWcJhIjFrJtI
^consumer	iVmF
^contabilidad	iUpI
^contact	aHiYpR
^contact :	pU
^contador	aScHiKtK
^contador general	aScHiKtK
^contestar	iR
^continental	fY
^contract	tZ
^contract :	eQ
^contractor	eYfJ
^contrat	eX
^contrat de	eY
^contrato	aReU
^contrato de	eUfJ
^contrato por	eS
^control	i[
^control de	iZ
^controleur	aU
^convenio	bSgU
^convention	bKgQhU
^conveyancing	aXcKfFiG
^cook	aW
^cool	j^kImJ
^cooperative	bX
^coordinador	bU
^copywriter	aYcK
^core	iGjW
^cork	cY
^cork 	cY
^corp	iTqR
^corporate	iRqX
^cortar	iQ
^cortar 	iQ
^cost	bVcKiQpK
^coucou	tT
^coucou 	tU
^could	fQpStT
^could be	dSfS
^could you	qS
^council	bSpT
^court	cJhGi]jJoJ
^cover	eGpQqV
^cover letter	iKpUqK
^covering	iTpS
^cpa	kDl]nK
^cpc	jR
^cpd	gFh[tK
^creche	aKbVhRtH
^credit	aUiW
^crew	aWgRtJ
^crews	iT
^cro	bZcJjGkSmF
^crunch	fWsI
^cs	cJjWtK
^cscs	hKjSkS
^cse	hYjJpJrK
^cta	aYjQ
^cuadrante	bKcKfW
^cuadrante 0	bKcKfW
^cuadrar	iS
^cuando	dVhKiDjInV
^cuarenta	bTiJsQ
^cuatro	fQ
^culture	bKsX
^culture fit	bKsX
^current	hKjU
^curso	hXjY
^curso de	fIjVkK
^cv	lUp\`
^cv 	pV
^cv +	pQ
^cv and	pR
^cv au	pU
^cvs	p[
^cvs to	pS
^cycle	bGfKhXjI
^cymraeg	kU
^d	eKgRhSjK
^d'ou	bTqV
^d'un	aKbRcHlW
^d'une	bU
^da	aTbRjGmT
^daf	aQmT
^daf 	aUmTtJ
^dafur	jInS
^daher	eRqS
^daher die	qW
^damit	aJiIkHlGtV
^danach	eRgQ
^danke	tb
^danke 	tW
^dann	pRrJtT
^dans	bQqQrW
^dans un	bY
^darum	bWiTqG
^darunter	fRmV
^das	rQ
^das 	cJeXfKhJiKqU
^das bleibt	qS
^das haben	iTjR
^das hat	hTjIqDrT
^das ist	iSjSlKtU
^das kann	jIkKlRqHrU
^das lassen	pKqRrU
^das muss	qW
^das sind	fKiUmT
^das ubliche	gKiTjRkJtK
^dass	q\\rRtJ
^dass die	iUjIlKtK
^dass man	jQ
^dass wir	bTiGrX
^data	aRcSmH
^data analyst	aRcVmG
^date	fGoJtZ
^datev	jW
^datev 	jV
^davon	aKbIfZgHhIiIjSmKnKqK
^day	eSgU
^day a	cSdS
^day one	eV
^days	bQfVhQ
^days 	fW
^days a	bWdQfK
^dazu	gShUiQ
^dbs	pV
^dbt	j[tK
^dbt 	jZ
^de 	bKcDfJhKiGk_oTpKqJtG
^de 0	f\\oR
^de 00	fT
^de 2000	bFhWrK
^de cada	fSnQ
^de cuatro	fImRpXsJ
^de dos	fV
^de la	iQjQmQsU
^de ligne	aRiR
^de los	bVcKiTmS
^de lunes	fT
^de nuit	aWnF
^de octubre	oS
^de preference	sW
^de preferencia	pKsV
^de semana	oR
^de septiembre	hT
^de sueldo	gSqK
^de usted	rU
^de verdad	tV
^dear	t\`
^dear mr	tR
^debut	oV
^debutants	lZpK
^debutants acceptes	lU
^decent	jR
^decision	pTsJtS
^deckhand	aQbTfQtK
^deckhand 	aVbItJ
^decoupe	iV
^decoupe 	iT
^degree	iKjRlWtJ
^deja	pS
^del	aKbU
^del 0	oU
^dem	jVqU
^demande	hFqY
^demarrage	hKo\\
^den	aRhUiKjHtG
^den ferien	fViG
^denise	qVtQ
^denise 	mQtT
^dental	hS
^depart	cXiHoX
^departement	aKbQcV
^dependiente	aZ
^deplacements	n[
^deplacements 	nT
^depot	cWpT
^dept	aFbUiKtS
^deputy	iHmY
^der	q[
^der 	cHfViRqR
^der alte	qRsQ
^der burgermeister	sX
^der letzte	qU
^der rest	dKeRfJhWiGqHsJtK
^der verein	bQ
^des	oZ
^des le	oY
^desayuno	hWiR
^descuento	hX
^desde	ob
^desde el	o[
^deseable	kX
^deshalb	bX
^design	kV
^design system	kV
^designation	aYeR
^desirable	hHjIkZ
^desk	aKd[iHmG
^despacho	bY
^despues	pUqQ
^despues de	gJpV
^deutsch	lZ
^deutsch 	jKlV
^deutsch reicht	jGlW
^deutsch und	lKrY
^deutschlandticket	hX
^deutschlandticket 	hV
^deux	aVhQqS
^deux 	aZhSiIqI
^deux assistantes	aShKiJ
^dev	a]
^di	cKdSfTtG
^di-sa	cJf[jKqK
^diary	fRiVjK
^dias	fVhQiJnQ
^die	bVqV
^die 	bVcJhViKjVtB
^die ersten	bVhTqJ
^die leute	dSpJqKrS
^die macht	iWjJ
^die meisten	bWrR
^die person	mR
^die stelle	eTtK
^dienstantritt	oS
^dienstort	c[
^dienstplan	qU
^dienstwagen	cJhTiJnSqI
^diesel	aZ
^dieta	g_jI
^digital	aTkKsX
^digs	fIh_
^diktat	tT
^dilo	gVhKsR
^diplom	eIjZ
^diplome	j\\
^dir	jVsItQ
^direccion	aZ
^direct	bJeThKmQ
^direction	b[iJmV
^direction de	aKbTiK
^director	aKdImVoJpI
^directora	m]
^directrice	p[
^direkt	cReSlHmSqH
^dirige	iUmU
^discrecion	pZrK
^discrecion absoluta	pIqT
^discretion	j[qK
^discretion 	jYqI
^dispo	bFeJgEjZkKtS
^dix	jX
^dix ans	jX
^dm	pZqR
^do	jFrS
^do 	aVcJiJpKqHrXtF
^do bis	fU
^do not	pIqUrT
^do the	iY
^doce	bWcHiFjIqIsI
^doctorado	cJlX
^does	qXrJ
^doesnt	jS
^dog	tK
^dog groomer	aR
^doing	iX
^doing the	iW
^domingos	fY
^don	aIcRjQsZ
^don't	qSrT
^don't 	lJpIqErY
^don't ask	gU
^don't care	lX
^don't have	jIl\\mJqJrJ
^don't mention	qQ
^don't put	rY
^don't write	hJq\\
^donc	aQqQtR
^donc 	tX
^donc 00	fTgViInJ
^donde	cQd]iIlGtG
^done	fKlTmKpTsI
^dont	jSlSqR
^door	cKiVtS
^dos	fRjS
^dos 	jVkKrV
^dos dias	fQhKnV
^dossier	pY
^dot	jS
^double	cKfX
^down	cViGoI
^dr	mKpUqR
^draft	aKiQrRtV
^draft for	tV
^drafting	iT
^drei	bVhQ
^drei jahre	bEeXjR
^drei tage	cKdU
^dreimal	qR
^dreißig	fQmV
^dreißig stunden	fYiH
^drh	cKtU
^drive	jW
^driver	jY
^driving	cJiGjXnV
^drop	pT
^drop cv	pT
^dry	o\\rR
^du	iUmV
^du 0	oT
^du arbeitest	fSmR
^du bist	mZ
^dublin	cV
^dublin 0	cV
^due	aSbQjJ
^duree	eT
^dutch	cIiGl]tH
^duty	bIdKeKhVkKlKnHoKqKrK
^e	fQgVjS
^e 0	gX
^each	gT
^earlies	fR
^early	bYiI
^ebenso	hRjTlK
^ecocheques	gShQ
^ecocheques 	gV
^ecole	fIjVlW
^ecole privee	bV
^edad	jHsZ
^edicion	jY
^edicion de	jY
^edinburgh	cU
^edinburgh (	cU
^educador	aU
^educador /	aU
^eg	gX
^eg 0	gU
^egal	aFbEcEdGeGfIhHiGjRkGl=mGnGoFpIqTrUsGtH
^egal 	aHbJcGdIeIfJgGiKjUkIl@mInIoHpIqVrEsItI
^eh	aFbJcTtR
^eh 	bIcQiKpKtS
^ehrlich	bTcIlKsQtV
^eigene	bXiF
^eigener	h]
^eigenes	bRkU
^eight	bUfRiUtI
^ein	bVcH
^einarbeitung	aJdKiJkRmYoU
^eine	aSsR
^eine 	aGcGhUiJjSmIoIsItS
^einem	bWgIhK
^einen	aYiKtQ
^einen 	bKcHfJiIoJtU
^einer	aTiJqX
^einfach	cKiHpZqX
^einmal	iJjVnS
^eins	jV
^eins davon	jV
^einsatzgebiet	cU
^einstieg	oU
^eintritt	fKiQoT
^einweisung	iV
^eis	fHi[qK
^el	qY
^el 	bTcJfWiK
^el ampa	aIbXjKqT
^el anterior	qU
^el dia	iTpUqI
^el doctor	qS
^el presupuesto	qV
^el puesto	bQ
^el que	fT
^el socio	mSqR
^el ultimo	qR
^electricien	aS
^electricien tertiaire	aS
^elektriker	jR
^elektriker oder	jR
^elementary	jY
^eleven	iKm[
^elle	mS
^else	dRfJnTrKsJtJ
^email	aJpRqItW
^emden	cXhKiI
^emden 	cXhKiI
^emojis	lKpKrV
^employed	gS
^empower	aKj[
^empresa	aJb_
^en	ca
^en 	eUgJiGjU
^en 0	aKbHcDfVmU
^en catorce	gS
^en el	cVtS
^en la	bUcQ
^en zaragoza	nR
^encadrement	hEiRmU
^encadrement de	iX
^ende	cKeJt]
^endorsements	iU
^endorsements 	iU
^enfin	dQgJpQ
^englisch	kRlV
^englisch c	jS
^english	jY
^english 	jQrU
^english and	jIrT
^english perfect	jU
^enhanced	hWjQ
^enhanced dbs	hKjY
^enough	qU
^ensuite	aJbSdSrQ
^enterprise	jU
^entgeltgruppe	gR
^entidad	bT
^entrada	fUoW
^entrada de	fXoH
^entre	qVsT
^entre 0	fTgQ
^entre 00	gTsS
^entre nous	hKqVrJsV
^entree	oY
^entrees	iV
^entretien	pY
^entretien avec	pV
^entrevistas	pS
^environ	fUnQ
^envoyez	pU
^eps	h_
^eps y	hZ
^equipe	mY
^equipe :	mT
^equipe de	mV
^equipes	fY
^equipes 0	fY
^equipo	mV
^equipo de	bS
^equity	gU
^equity 	gV
^er	iQqVtT
^er 	aIbIcFeGgUhKjKkKmHnKoJqDrKtV
^era	gX
^erfahrung	kZlR
^erfahrung mit	jRkV
^erp	iQjU
^erst	eXrV
^erst auf	eTqJrX
^erstgesprache	pV
^es	bSsQtQ
^es 	bUsVtI
^es lo	jVqFsTtK
^es para	aKeYfGtS
^escribo	qT
^eso	jWqQrT
^essential	hSjS
^essential car	hV
^est	bQcJeSiGtU
^est 	aIbScFdIeWfJgKhJiFjIkJlJmInJoJpKqDrJsJtF
^estamos	cU
^estamos buscando	tS
^estamos en	cWiJ
^estheticienne	aS
^estheticienne 	aUtK
^et	iQtS
^et 	hW
^et la	iU
^et le	iUkQlK
^et pas	iJqKrQsU
^et une	fJiHmTnT
^etablissement	bV
^etat	iV
^etat civil	iV
^etre	iFjTlQ
^etwa	bIcJdIiTkKnR
^euh	cKtY
^eur	aJgQiVjK
^evangelische	aIbUtI
^evening	aQgQhJ
^evenings	fQ
^events	iKjX
^events 	iKjT
^every	hQtW
^every other	fXhH
^every second	fGhZ
^every third	fXgH
^everyone	hKiJjJpHrY
^everything	qV
^evidence	jZ
^evite	r[
^exam	aVbJcJhUtI
^examen	iHj_
^excel	j]
^excel 	jW
^excellent	j[kH
^executive	aU
^exempt	eV
^exempt 	bJeR
^experience	tZ
^experience of	iKjT
^experience with	jTkS
^experiencia	j[
^experiencia con	jQkR
^experiencia en	j]kK
^export	bT
^extended	aHbGfWiHtJ
^extra	bKcKfSgGhRiJ
^extras	hW
^extras :	hS
^f	fWgIiTjJ
^f /	aQfXgIhIjK
^fachbereich	aJb]fKhKiJkKsKtC
^fachlich	mW
^facility	aSbUpSqJ
^facturas	iV
^facturas 	iV
^fahrer	jXqK
^fair	iJjR
^fais	rXtR
^fais court	rU
^fait	bViYqK
^faja	eKhX
^falls	tS
^families	iS
^family	bUhSjHsQ
^family owned	bR
^farm	aShHjYkK
^fast	bVcJ
^faut	j[
^faut pas	jQrY
^faut quelqu'un	jX
^feed	cJhHiZkKsItK
^ferme	fYhXoH
^fest	aHbGcIeWiKsKtI
^field	aUiSnRtG
^fifteen	aJgQmUtH
^fifty	fWgIhQjF
^figeac	cQ
^figeac 	cQ
^figma	cJjZlJtG
^figma 	jR
^figure	fZ
^fijo	eYgS
^fijo 	eXpJ
^fijo 00	eIgV
^filiale	cXiI
^filiale d'un	bWcG
^fimo	jY
^fin	dIfWoQ
^fin de	dGeQfW
^finally	qR
^finance	aTgS
^finance director	aY
^fine	lX
^fine if	lR
^fine with	jT
^fines	fT
^fines de	fT
^finish	fRqT
^finish at	fV
^fintech	bRkQ
^fire	jZnQ
^firma	qT
^firma el	qT
^firmenwagen	hSiK
^first	bSiToRpR
^first 0	eHgU
^first aid	fKjT
^fisio	cIhVmR
^fisio 	cIhVmR
^fit	iQjXnJ
^fit 	cJiQjUmKnH
^five days	dSiQ
^five of	jR
^five weeks	h[
^five years	jT
^fix	aGgSiZjJtH
^fix 0	gS
^fixe	gU
^fixed	eY
^fixed term	eV
^flexi	fShQiJ
^flexi 	fShQiJ
^flexible	hYtG
^flexitime	fRhR
^flexitime 	fRhR
^flick	pRqT
^flights	hYiH
^fluent	jW
^fluent 	jU
^folkestone	cU
^folkestone 	cU
^following	iKtU
^food	bYcHiJjU
^food or	jS
^for	t\\
^for 	bGfKtX
^for a	fIiXtF
^for our	aHbQcQiUtF
^for the	aQbQtT
^for you	hQqU
^forecast	iQ
^forfait	eTgKhU
^forfait 000	eUhH
^forgive	qSrJtS
^form	eWgGpT
^formacion	hSoS
^formation	jRlV
^forms	p[
^forms at	pW
^formular	aKiStU
^fortbildung	hUiJ
^forty	bWfTiQkH
^forty hours	fY
^foto	sV
^fotos	iVtK
^founded	bU
^founded in	bT
^four	bSfVmQnQ
^four 	bIfRqU
^four days	dUfVqH
^four nights	fV
^four years	j[lJ
^fourchette	gR
^fp	jY
^fr	fRjRpR
^frais	gQiQnQ
^francais	lSpQ
^francais 	kKpS
^francais et	jR
^frances	j]
^franco	fY
^frappe	iT
^frappe des	iT
^frau	aGqVtY
^frauen	sR
^free	h_iK
^freelance	eZ
^freelance 	eV
^frei	bIcJh[iJjIlKqK
^freitag	fW
^freitags	fX
^freitags bis	fU
^french	jVkQ
^freundlich	iEj_
^freundlich 	iKjYlI
^fri	aJbGfZiJoU
^fri 	cHiKoW
^friday	dTfHpXtJ
^fridays	pW
^fridge	hUiH
^frigo	hViQ
^frigo 	aKhU
^frisch	jHlYsV
^frist	p[
^frist 0	pXqK
^frist :	pUtK
^from	dTo[tV
^from 	aIbJcHdHhHiKjJpHtV
^from 0	oY
^from 00	gHiVjG
^from :	tY
^from feb	oT
^from the	oRpJ
^front	aUtQ
^front desk	aKtW
^front office	aX
^frs	h[
^fruh	fXjQ
^fruh 0	fS
^fruhstuck	hYjK
^fruit	bWfFhSiKjJqI
^fs	j[
^fs b	fS
^fuera	bIcGf]gGhJiInKtK
^fuera de	fTgKpQ
^fuhrerschein	j[
^fuhrungserfahrung	iKjY
^fuhrungszeugnis	j]
^full	eWiQ
^full family	bHhX
^full remote	dV
^full time	e^tG
^full-time	eX
^full-time 	eX
^fundacion	bW
^funded	bKeYhK
^fundraising	a\\iFrK
^fundsachen	iT
^fundsachen 	iT
^funf	jU
^funny	cKlHqWr[
^fur	nVtW
^fur 	aGbFcIiGnUtW
^fur die	bKcRnRtS
^fur unser	aIbZcItQ
^furgo	hZ
^furs	gJsZ
^g	jSpKqRtY
^g 0	gQjW
^g 00	jV
^g'sagt	qU
^g'sagt jetzt	qU
^ga	hVkY
^ga 0	hUjTkI
^gaeilge	jKkS
^gameplay	aR
^gardes	fXgS
^gardes de	fV
^gas	iZjT
^gas safe	iFjZ
^gastropub	bV
^gastropub 	bS
^gc	iQqQ
^gebiet	cS
^geduld	jUkQ
^geduld 	jQ
^gehalt	gQqV
^gehalt 	cHgYqH
^gehalt :	gV
^gehoren	bHfHmUnV
^gehort	bQhS
^geht	dSjR
^gel	eKiX
^geld	fKgV
^geld :	fKgV
^gelernt	jHlY
^gemessen	iW
^gemuse	gJhW
^gen	fQ
^genau	cJiIjStS
^genau 	cGiIjQkJtU
^general	cJgZiF
^genre	fJgGpGsX
^german	kUlQ
^german b	kQ
^gern	aTjQ
^gesprach	cJpW
^gesprache	iRpV
^gestion	iX
^gestor	aU
^gesucht	bKtZ
^gesucht 	aHcGtZ
^gesucht wird	iR
^get	hRiQrY
^gießen	cS
^gießen 	iR
^girls	s_
^git	jSkQ
^git 	jRkSlK
^giving	iX
^gleitzeit	dKfS
^gm	q]sJ
^go	aSgQjWqB
^go 	aVcKiJqG
^goc	j[
^god	pIqXrK
^goes	gThKiWnJ
^goma	jY
^good	aKtT
^good afternoon	tV
^good morning	tV
^google	iQjUpS
^google workspace	jU
^gotta	aKbIfHgJhIiJj\\lK
^governors	qQtS
^grade	g[jT
^grade 	cKgX
^grade 0	aRgQjUrG
^grade 00	gQjW
^grades	jJsR
^grado	j]
^graduate	aScKiTjJ
^grand	gInS
^grant	eR
^grass	iW
^graz	cZ
^graz 	cT
^greenkeeper	aScIjImU
^greetings	iKt]
^grille	g]
^gritting	iW
^group	rSsK
^group insurance	hS
^groupe	bRgR
^growing	bTqQ
^große	cT
^großes	hUjK
^gruezi	fQtT
^grund	aReKqY
^grupo	bSgYjHmQ
^grupo 0	gZ
^gruß	t\\
^guaranteed	gUhK
^guardia	fV
^guardias	fZ
^gut	aIcEdJeJfJgHhJiGkIlKmJnJoGpJqIrJsJt[
^gute	bRcJkJrKsW
^guten	tV
^guten morgen	aQ
^guten tag	tS
^gwo	jZqE
^gym	bQh[pJ
^gym 	bScIhS
^h	aSkQt[
^h 	aQbJcDdJeIf@gHhKiEjIkGlJmJnJoJpDqErFsJt\\
^h 0	fFiKjYkY
^ha	aJhQqJtW
^ha 	aHbGhRtT
^hab	aGiKkKtZ
^haben	eUlJqK
^haber	kW
^haber hecho	jRkT
^hablamos	eRtY
^hablar	pS
^hablar con	pS
^haccp	iX
^hace	aKbGcKhKiItU
^hace falta	aKbGcKhKiItU
^hacer	iV
^hacer las	iV
^had	qV
^haga	iU
^haha	cKiRqV
^haha 	cKiRqV
^halb	bKfRgQjKtQ
^half	aHfUgRjSmJ
^half a	fHgUhSjKmKrJ
^hallo	t[
^hallo 	tS
^hallo frau	iS
^hand	hKiXlH
^handover	iQoR
^handy	hSjWkJ
^handy 	jXkF
^harness	cIhQjT
^has	jbkT
^has to	jW
^hast	iKkSqZtK
^hasta el	oIpU
^hasta que	eU
^hat	bJjKtW
^hatten	tT
^hauptsache	gQhHkKlJoVtK
^haus	bYhU
^haus am	bThS
^hausbesuche	bKiWnU
^have	pS
^hay	hXqV
^hay que	dTqU
^hay-on-wye	cW
^hay-on-wye 	cW
^hazlo	rX
^hbo	jZlI
^hcpc	j\\
^he	qVtR
^he's	iRmTqT
^head	a[mS
^head of	a\\
^health	hSiQkU
^health insurance	hR
^health plan	bS
^health stipend	gIhS
^heidenhain	jX
^height	fKgTsQ
^hein	sS
^hein 	sS
^hello	aKt]
^help	aJhRtW
^hence	bRqU
^hence the	bTqR
^hep	jU
^hep b	jU
^here	dGfHiImVtH
^here's	tX
^here's what	tR
^herr	pSqV
^herr direktor	pVqItI
^herzlich	rJt\\
^herzlich 	rKtT
^heures	fKgVjJ
^heures sup	fKgVjJ
^heute	bXqR
^hey	t\`
^hi	t\\
^hibrido	d\`
^hibrido 	cIdX
^hier	tV
^higher	jY
^hiring	iQpS
^his	oJqUsU
^hiya	tW
^hochstens	fTiJnIrY
^hof	aKc]fIgIiHlKnIqJ
^hoja	pQ
^hoja de	pQ
^hola	t[
^hola 	tR
^hold	iZjG
^holiday	fDgZtJ
^home	dSfQtV
^home office	dZ
^home when	dVfQiK
^homeoffice	d[
^honest	cJfKgRiKlJqKtT
^honest 	cJfKgRiKlJqKtT
^honestly	fSqR
^honestly 	bTfU
^honnetement	lQqV
^hook	r\\
^hook in	qJrV
^hope	tW
^hope the	tW
^hoping	aJqStS
^horaire	bJcIdHfXgIhKiKjIkJlJmKnKoKqJrKsKtJ
^horario	bKfXhKiKmK
^horarios	hViQ
^horas	g[iF
^hospital	jTlS
^hot	bHcFhRiVjG
^hotel	cJgIhIlKnXpQ
^hourly	gT
^hours	fXlT
^house	bVh_
^housing	bShQlQ
^how	gIpUtU
^how much	dKgHiKtW
^hplc	iUkV
^hplc 	iVkJ
^hq	bVdSgI
^hr	jKkIpVqQtW
^hr 	cHgHiWjJpQ
^hr :	jJkEpIqWt\\
^hrs	fWgIhGsH
^hse	gU
^hse scale	gV
^hub	cU
^hubsch	sV
^huhu	tV
^huit	aWiG
^hund	iW
^hundred	bR
^hundred and	bR
^hybrid	dYkR
^hybrid 	dY
^hybrid 0	dYjJ
^hybrid in	cV
^hybride	cKdVhV
^hybride 	cJdS
^hybride 0	dV
^i	qR
^i am	bJjJkJlWtR
^i can	gYlQ
^i can't	jHlJsT
^i don't	aJiSjSlQ
^i have	tY
^i mean	iU
^i need	oUqQsHtQ
^i said	gWhKjJkJlKoIpKrJ
^i shall	aTpUqKtF
^i think	fSsR
^i want	iZlIrUtI
^i'd	oQrSsQ
^i'd rather	eTqR
^i'll	lQqWtR
^i'm	aRq\\tX
^i'm on	jKtT
^i'm the	tR
^i've	gZtT
^i.e	oXpEqJ
^ich	pWqRtW
^ich bin	aJbUfHpUtH
^ich habe	qQtT
^id	fU
^ide	aRiKmStJ
^ideal	oXsWtF
^idealement	jFkW
^ideally	kIoSsZ
^if	k^qUrR
^if they	gKhHkTqS
^if they've	hKjJkU
^if you	kUrU
^if you're	fKhWiGjVkFlI
^ihr	mYtR
^ihre	tS
^ihre aufgaben	tT
^iii	bGhKiKjW
^il	iVtR
^il 	iTqStQ
^il faut	nS
^il le	fKhRqQ
^il me	iJqKt[
^il nous	tT
^illustrator	jY
^ils	pIqJsS
^im	fS
^im 	cKiWpFrW
^im ersten	hJiWmR
^im haus	bQ
^im herbst	fU
^im jahr	gWqH
^im monat	fGhGjTkFnX
^im sommer	bUfY
^im winter	bUcJfXhHtH
^immer	aKbIcIfZiGpHrS
^imprescindible	iIsX
^imss	h]jJ
^in	cjdR
^in 	aKbRcIfSiDtU
^in 0	cCfThHiS
^in 00	cEeKiVpT
^in a	aKbTcAgJiJjUtT
^in at	cCdJfVjJ
^in bad	cR
^in coburg	qUtI
^in den	cJfYiI
^in der	bTcQeKjH
^in die	rX
^in einem	bUcK
^in english	pGrV
^in office	cFdZ
^in summer	cGfYgH
^in the	bHc=d_mSrS
^in-house	aYjE
^inbetriebnahme	iV
^inbetriebnahme von	iQ
^incl	fSgR
^incorporacion	o[
^incoterms	jT
^indefinido	e[
^indefinido 	eW
^indemnity	hS
^independent	bS
^independent 	bT
^individual	gYiHjIkUnIrI
^ing	aTiKjW
^ingenieria	jV
^ingeniero	aRbR
^ingenieur	aIjQmT
^ingles	j]kS
^ingles 	kIrU
^ingles para	jQkQ
^ingles y	jVkJ
^inhabergefuhrt	bW
^inhabergefuhrt 	bV
^ins	hQ
^insta	aJiU
^instructor	aXgU
^insurance	hJjRlR
^insured	jU
^intake	iQ
^interesados	pV
^interessement	gRhWpJ
^interessement 	gUhSiKpJ
^interim	aJbKcHeWrK
^interinidad	e\\qK
^intern	iJqX
^interne	pU
^interviews	pZ
^interviews on	pW
^into	iKmU
^intune	cGkWqG
^inverness	cS
^inverter	cJhUkK
^irpf	iX
^irpf 	iT
^is a	aTeV
^ist	cGpFqStS
^it	jTqUrQ
^it is	bQhKiJjW
^it's	eVgSpKtQ
^it's a	eRjJqQsR
^it's about	aV
^it's for	bWcHeIgKhJoKqJsKtR
^it's the	bUeKfStK
^italienisch	kS
^its	aIiUqK
^j	cIeJhJjIpIrKtY
^j'ai	q\\tU
^ja	bQqVtT
^ja 	bKcJqVtW
^jahr	bKcHdKeIgShViQjKkKlKmJnGoKpJqHrKtE
^jahre	iJjStI
^jahressonderzahlung	gUiK
^jahressonderzahlung 	gUiK
^jamais	fTiK
^jan	eJgFoX
^januar	eRfWgGiHoFpI
^japanese	kU
^japanese or	kU
^jardin	bThR
^je	qXtT
^je nach	gX
^je nachdem	gT
^je ne	fSqR
^je te	gWqS
^je vous	pKqJrXtG
^jede	fT
^jeden	fV
^jeden 0	fU
^jeder	fSjT
^jeder zweite	fRjT
^jedes	fUqT
^jedes zweite	fUhK
^jefa	m]
^jefe	aSmT
^jefe de	aUbQpR
^jemand	iY
^jemand der	jK
^jemanden	aRbKcIeKhJjFqJtV
^jetzt	gXqXtQ
^jeudi	fYhK
^jeune	lDs]
^job	aToUtT
^job 	aUrU
^job ad	rX
^jobrad	hX
^jobrad 	hW
^jobs	bJcUdK
^jobticket	bKcIhZpI
^join	bT
^joining	gRoS
^jornada	fW
^jornada completa	eU
^jornada intensiva	fQ
^jour	aIcHfTjHnJpV
^jours	dYfW
^julio	eJh\\oQpK
^junior	aIcJjZlJtG
^junior 	cJjT
^jury	p^
^jusqu'au	eKtS
^just	iEjQlRmWpKrYtJ
^juste	rR
^kafka	kZ
^kafka 	jRkR
^kaiser	hX
^kaiser 	hW
^kann	jYkRtC
^kann :	jHkV
^kannst	cKrWtS
^kantine	gKhV
^kantine 	gKhV
^kanzlei	bXcK
^karenzvertretung	eYoJ
^kasse	iSjItU
^kassieren	hKiRsQ
^kaufmannische	aSjR
^keep	iVrZ
^keep it	hIiIqRrU
^keep that	qXrI
^keep the	iRrR
^keeping	iU
^keeping the	iU
^kein	cIgKhKkIlZsV
^kein 	fSiFlIsU
^kein "	rQ
^keine	fUiWsR
^kenntnisse	jSkT
^kenntnisse in	kU
^kennziffer	pT
^kennziffer 00	pT
^key	aKi[mG
^kids	hViRjJpJqJ
^kilometer	cFiKjUnTpG
^kind	jUsK
^kinder	aSbW
^kinder und	aYeK
^kindly	rQtW
^kit	h[lR
^kit 	cJgKhUlTpJ
^kita	cJgHhYqJ
^klasse	gTjV
^klasse 0	bW
^klasse b	jYlT
^kleine	bYhK
^knees	iIjU
^know	hKiJjVtQ
^know a	tU
^knowledge	lQ
^knowledge of	kS
^knows	iHjZ
^kollegen	iKmX
^kollegin	mSqT
^koln	bIcX
^kombi	hX
^komm	pWqR
^kommen	gWjQqI
^konnen	iIjS
^kontakt	pS
^kontakt :	iKpUtK
^kraftig	jWlK
^kubernetes	jSlQ
^kuchenhilfe	aQqV
^kuchenhilfe 	aX
^kunden	iZ
^kundschaft	hFjW
^kur	kX
^kur :	kX
^kurs	iIj[sJ
^kurz	rR
^kurz 	rU
^kv	g_jK
^l	gT
^l 0	jQ
^l 00	gZ
^l'agence	qY
^l'ancienne	gKqX
^l'anglais	kTlR
^l'association	aFbUiGtU
^l'ecole	aKbWlUtK
^l'ecole de	bR
^l-j	fX
^l-j 0	fX
^la	q[
^la clientele	aIjUqGsT
^la com	lJmSqS
^la de	cUqQ
^la direction	aXbJqS
^la journee	fY
^la maison	bRdViH
^la precedente	qV
^la qualite	jKmUqK
^la regie	aIqItV
^la verdad	qR
^lab	mVrJ
^labor	aHiXtY
^laisse	rQ
^landing	iR
^landwirtschaft	jIkW
^lang	dJiIjGoTpTrJ
^langue	sR
^langue maternelle	sR
^laptop	hU
^las	cRiQ
^last	iIq_
^last one	qV
^late	bRfRgJsW
^laundry	hRiR
^laundry 	hS
^lay	iZmI
^le	qR
^le 	cFhViIjHkKlVpJqFrGtT
^le 00	oTpT
^le client	bSiKqT
^le comptable	qU
^le dernier	qS
^le mercredi	fT
^le poste	bWqKtW
^lead	mYrU
^leader	bSiJtS
^leading	iY
^lease	gIhVnUqT
^least	dRjQ
^leave	gJiVqKr[
^leave a	pV
^leave out	r[
^leaving	jS
^leaving cert	jS
^lebenslauf	cJiIlVpRqH
^lectura	jW
^lectura de	jX
^lecture	hIiVjFkU
^ledig	jKqKs\\
^leeds	bHc[iKjFkKnK
^legal	aSbSrTtQ
^lehre	cKiVjVlRpK
^leicester	aKcU
^leicester 	aKcU
^leider	gTtS
^leila	aKbXqV
^leipzig	cTdGqQ
^leipzig 	cVdGjJ
^leitung	mV
^leitung :	mU
^lengua	kT
^lengua de	kT
^lenguaje	rW
^leonie	bKjJkKmTqQ
^les	iWsY
^less	gT
^let	fSiYjKpKrW
^let's	iIqYtK
^letra	pJrX
^letra grande	rR
^letter	pZ
^letter 	pV
^letter +	pS
^letters	iWpS
^letters to	iWpS
^lettings	aQfU
^lettre	pZ
^lettre 	pX
^letzte	bWfKjJmK
^leute	aXiV
^level	eVjQ
^level 0	eTlT
^lever	iZ
^lg	aFhKjKpHrFtb
^lgps	h]jJ
^lgps 	h\\jJ
^liability	hHjW
^liaise	iW
^liaise with	iW
^libra	fS
^lic	cJiGjUpU
^licence	jVlGpTtJ
^licence in	jHpV
^licencia	jX
^license	cKgViHjDkX
^liebe	t^
^liebe frau	tQ
^lieber	tY
^liebes	tV
^lieu	cX
^lieu :	cY
^lifeguards	aT
^lift	jX
^like	bJjSrT
^lima	cQhSjK
^limpiar	iQjT
^line	aTmWrItJ
^linea	mX
^linen	iR
^link	pXrS
^linux	aKbJdKeKhEiJj]kGlKnKqK
^liquidaciones	iR
^liquidaciones a	iR
^lire	jZ
^lisse	cWgSiH
^listed	aKbUgTjGmKtK
^litigation	aVtI
^litigation paralegal	aRtJ
^little	aKbV
^live	aWcKiEjWmGpItF
^livello	eW
^llamar	pX
^llamar a	pX
^llevamos	qX
^llevar	iT
^lo	iQjKqQ
^lo 	aUcHfIgViGmKqJtT
^lo de	bKlUqT
^lo del	qU
^lo primero	iWqQrJ
^lo que	aYfWiJqK
^local	pV
^location	cV
^location :	cU
^lodge	hJjYlHnJ
^log	iY
^logement	gShWoKpH
^logement possible	hW
^logistics	aUbJcJjJkJmKpK
^lohn	gYkS
^lohn nach	gT
^london	cTdWiJnV
^long	pXqT
^look	aJbKcJiKkHpIqUtV
^looker	iJjY
^looking	fKsQtT
^looking for	bKfKsS
^los	hRoS
^los 	cKhHiJmIo\\pJ
^los geht's	oX
^lots	iRlQ
^lots of	iRlQ
^loud	bUhIjQpJ
^lovely	qY
^lovely 	hKkRqT
^lpp	cKgJhXjH
^lucy	mW
^luego	iTsT
^lunch	h\\iUjH
^lundi	aKcJeKfX
^lunes	fQhQ
^lunes a	fQhQ
^lyon	c^eGiFnJqK
^m	aGeKiJj\\
^m 00	bHcTjEnW
^m-f	aJfVtJ
^m-f 0	aJcJfVsKtJ
^m.sc	jY
^m.sc 	jX
^ma	qW
^machen	iHlIqKrX
^macht	iSlU
^madame	tT
^mai	oX
^mai bis	fKoW
^main	iYjImI
^maintenance	aZtH
^mais	qUrR
^mais le	qU
^maison	b\\
^maitrise	jR
^makaton	cHfKiIkWnI
^make	gSrV
^make it	gTrV
^mal	iTqItT
^man	iX
^man muss	jU
^management	iWjG
^manager	aIhKm]
^managers	iVmH
^mananas	fS
^mandame	sT
^mandanten	bUgIiKkKlIqHrR
^mandar	pV
^manejo	jS
^manejo de	jS
^manipulador	jU
^manipulador de	jU
^manner	gKsS
^mannlich	aT
^mannlich weiblich	aS
^manos	bIcHiJjVkJlUpJrKtK
^manual	aQcJiJjWkFqH
^mar	cWfX
^marca	bScHiY
^march	jHoZ
^marine	aSbR
^marketing	aR
^markt	iX
^marque	bZcJsI
^marquette	bKcV
^martes	fYgK
^marz	bKeX
^mas	fTgRhQ
^master	iKj[lQ
^master 0	jRkR
^master de	j[
^master in	jS
^maternity	eT
^mathe	iHjVkXsJ
^maths	jUrK
^maths 	jT
^matin	fTnT
^max	iKpJra
^max 0	jRpTrI
^max 00	hVrI
^max 000	rT
^maximo	sS
^maximo 00	rHsX
^may	o^
^may 	oX
^may 0	oW
^may half	oV
^mba	fKlWrKsI
^me	te
^me and	aIbSjKmUqJtG
^me voy	oKq\\tJ
^meal	bIfIh\\iIjIkJnJqI
^meals	hUiJ
^mecanicien	aX
^mecanicos	aSbImR
^med	aJbDcJdKh_nKoGpKqHrI
^med-surg	aXcJmF
^media	fSiY
^media jornada	cKfWiK
^medicaid	bQqR
^medical	gIh[iQkJ
^medical 	hRiWjKkJpK
^medico	aQhR
^medina	cV
^medio	fKgSjRmR
^medir	cHi\\tK
^medizintechnik	bU
^meetings	lV
^mehr	gRiJqWtT
^mein	q_
^meine	bQhK
^meine frau	bQhK
^meister	lXqJ
^meisterbrief	iHjX
^mejor	cJjKkTqKsS
^mejor 	iKjJsU
^melden	pU
^melden bei	pV
^meme	rV
^menos	fUrW
^mention	kW
^menus	i\`
^merci	t]
^merci 	lT
^mercredi	fFh\\
^merida	cW
^merida 	cW
^met	bSpHqJrX
^meta	iS
^mete	rQ
^method	iU
^method transfer	iU
^mets	r]
^mets un	qKrU
^mi	qU
^mi 	aGbVcQtK
^mi hermano	qU
^mi-temps	cJeRfV
^mich	qT
^micro	cKhJiHlVnQ
^mid	iHkKoZqK
^mid-size	bV
^mikro	iXtR
^mil	gR
^mileage	hWiIjKnR
^mileage paid	hViKnC
^million	rTtS
^min	jV
^min 0	jU
^mind	jY
^mind 00	jX
^mindestens	jT
^mini	jQkQ
^mini digger	jQkQ
^minijob	eV
^minijob 	eQ
^minimum	jYlJ
^minutes of	iT
^mir	aSsKtR
^mise	i\\
^mise a	iQ
^mise en	iW
^miss	nQ
^mit	mTt\\
^mit 0	aKfIgWhKiKmJqKtG
^mit der	rYtJ
^mitarbeiter	aS
^mittwoch	dU
^mittwochs	aKfRhViKmIpK
^mixed	b[hJ
^mme	gJmTpX
^mo	jWtS
^mo 	cJjVtT
^mo bis	fT
^mo-do	cJf]jH
^mo-fr	fY
^mobile	aRbUqG
^moi	qUtR
^moi je	qV
^moin	tX
^moin 	tV
^moins	sZ
^moins de	sX
^moira	fJiJlTqX
^moira 	cJiJlIqW
^mois	cJeSsV
^mon	bRfV
^mon associe	qT
^mon to	fU
^mon-fri	fT
^mon-fri 	fS
^monday	fW
^monday to	fW
^mondays	fW
^money	bIcDdIgUhJjHkTqWtF
^money 	aIbGcDdJeHfGgThJiFjGkVlImHnIoHpHqCrHsHtE
^moniteur	kT
^monsieur	aItW
^montag	fToUpF
^montage	cQiX
^montar	iV
^month	gVhBiY
^monthly	gXjK
^months	gUkE
^montpellier	cX
^more	bIcIeKfWjJkJlKoHpKqU
^morning	aKt^
^morning 	iKtZ
^most	bVpHrQsT
^most of	bYpHsU
^mostly	bShHiUjJmU
^motif	qU
^motif :	qU
^motus	qW
^motus 	qW
^move	iS
^moves	aJcKdSfKgIiJjJkVmJnKoHqJtK
^movil	gHhX
^moving	iUjJkR
^mowing	iU
^mowing 	iT
^mps	g]iKjKmKqI
^mr	q\`
^ms	aEfHqZtE
^muelle	iUmI
^muelle de	cT
^mueve	bZqQ
^muss	iKj]kJlR
^muss 	iHjYlH
^must	j_sQ
^must 	jW
^must be	s^
^must handle	jWqK
^must have	jU
^must know	jQkU
^mutual	bX
^mutuelle	h\\
^mutuelle famille	hV
^my	bSqT
^n	hHjXmX
^n +	m[
^nach	iJqS
^nach dem	aKqUtH
^nachfolge	iGoVqQ
^nachts	iRjX
^nada	eThHpV
^nada de	eThI
^nadege	bWiH
^nahe	bKcXiI
^name	rVsK
^national	bVnV
^national 	cKnV
^native	iKjQ
^nativo	jIsX
^ne	rY
^ne le	qWrH
^ne pas	jU
^near	aJce
^near 	cS
^nearly	gThKjSqJ
^necesita	aUcJtS
^necesita 	aKcJtV
^necesitamos	tR
^necesitamos 	tX
^necesito	aWcJ
^nee	bVtJ
^need	jQoSt\\
^need 	tU
^need 00	dSeKoR
^need someone	bTjUqHrJ
^need to	jW
^needed	cGiIlKt]
^needed 	cGiGlBt^
^needs	jXtW
^needs 	aIcKiIjKtX
^needs :	jU
^neerlandais	j[lI
^negociable	cIeKhKiIjEoWpJtJ
^negociacion	j[
^negociar	iZ
^nehmen	iJqIr\\
^nein	cJgRiKjUlQnFoJsKtJ
^nein 	bIcGdKhRiJkKmKnDqKtH
^nen	a]cJiIjK
^net	g\\
^nettoyage	bTiS
^neue	aRmK
^neuen	cKiToStK
^neues	bUiJqK
^never	fWgG
^never a	fU
^new	bRtZ
^new hire	bJgUiTmJtG
^nhs	bTpV
^ni	lVqX
^ni 	iSjJpUqJ
^nice	bYhHkTpKtG
^nice 	bR
^nich	jKrXsT
^nicht "	pJqKr[
^nicht notig	jKlW
^nichts	aJiVqIsHtW
^nie	cKfVlDpJsW
^night	aXgRhJiUjHtK
^night audit	fS
^nights	aZbKcGfIgKiFjH
^nine	bHfVgKiS
^nine till	fVgJ
^niveau	gRjQ
^nivel	aTbKcHfJjT
^nivel 0	aTbKcHfJjT
^nix	hKjTlT
^njc	gX
^nm	iJjY
^nmc	iJj\\
^no	lZ
^no 	aEbGdUfXhHiGkIlFmInJoIpGqQsKtB
^no "	rR
^no agencies	bJlGrX
^no degree	lX
^no evenings	fXiK
^no exclamation	iIrW
^no exp	lT
^no experience	lX
^no hace	lU
^no hay	fRhUiTlJ
^no lo	cIhKiKlTqT
^no more	eWjXlH
^no need	jKl[qQ
^no pedimos	jJlX
^no quiero	lKrSsXtG
^no se	jGlVqT
^no solo	jWlJ
^no sorry	aKbFcVdIeJfIgKhJiHlGmKnKoWpIqKrJsJtF
^no sundays	fU
^no wait	eSpRrJ
^no weekends	fTlKpK
^no women	sU
^nobody	hIlRqQsT
^noch	mStS
^noche	fVgJhJjKqQ
^noches	fSiQjI
^nombramiento	eXiIj[tK
^non	iIjUlTpKtI
^non 	aKbKcGeIfTgRhKiIkKqK
^non :	jU
^none	cIiSpIqU
^none of	cGpGqWsR
^noon	fQpS
^north	cT
^norwegian	hS
^nos	bZ
^not	aHlRtT
^not "	aJtS
^not a	cHjSqWrJsRtK
^not for	bKdXjJlIqUrHtJ
^not just	j\\
^not one	jTsR
^not too	lKqHrVsY
^notarfachangestellte	aX
^notarfachangestellte oder	aX
^notdienst	fV
^notdienst nur	fQ
^note	q\`
^notes	bKtX
^notfalls	iKjQqT
^nothing	iFlQrTtF
^notre	aBiHmRq\\tE
^nous avons	aKbKhJlSmJpJtR
^nov	fToW
^november	fVpK
^now	aFcIgJiFjImKoY
^now 	aCb@cGdKeKfKhJkKlKnKoZqKrJsK
^nplq	j\\
^nr	bEc[
^ns	hTjJ
^ns business	hTjJ
^nueve	iX
^nuits	gSiKlQ
^nur	jIkRrZs\\
^nurse	mT
^nvq	j[
^nvq 0	jX
^o	aVcRdQgQ
^o sea	fSpQ
^ob	jIl[qT
^objet	pWrHtS
^objet :	tX
^obligatoire	jU
^obra	e\\
^obra 	cGeZ
^obst	cKhUiVlJnJpJrJtJ
^obviously	hTpK
^obviously 	hTpK
^occasional	fWiEnW
^ocho	fTmV
^oder	lRoRtX
^oder 	cJfFgFjHt]
^of	aRoX
^of 00	bUiToJ
^of a	aJtX
^of the	iQtU
^of them	aW
^oferta	aKbHcIpZ
^off	bKcTfShGjGsQ
^offers	iX
^offers 	iX
^office	dR
^office 	dDpKtW
^office is	bKcX
^office manager	aRcS
^officer	aWbI
^offiziell	aWiGqQ
^offnungszeiten	fW
^oficial	aWbKgV
^oficial de	aXbJtJ
^oficina	cZfEiHpI
^oficina 0	cEdV
^ofsted	qU
^oh	cIiKkKpGqWsXtG
^oh and	qT
^ohne	bRgTiFjRrW
^ojo	hJqTrV
^ok	jVta
^ok 	t]
^ok brain	tR
^ok so	tS
^oktober	oT
^on	bQqR
^on 	bYcGfUgKqQ
^on a	bUfHgGqX
^on call	f[
^on cherche	aStT
^on dit	pKqQ
^on est	b]
^on fait	bX
^on ne	qT
^on prefere	fV
^on se	bIcJtY
^on site	bFcId\\pK
^on the	bTcVtK
^on top	gS
^on tourne	cTpK
^on verra	gS
^on veut	bIeIhKjJoGqEtU
^on-call	gZ
^on-call shared	fXgK
^onboarding	iW
^onboarding 	iS
^once	jT
^one	aRbTfTtH
^one 	aVbIcFdSfRhGnToKpIqJtF
^one anchor	dV
^one day	dWhS
^one of	bFhQiKjTkJqJsS
^one saturday	fS
^one week	fTnT
^online	jGpYsJ
^only	sZ
^only male	sS
^onsite	hRpT
^open	fKiXqKrU
^open-ended	eYhK
^opera	iIj\\
^ops	aWbHiRmFpQqT
^options	gWiH
^or 	jHpYtV
^or 00	fU
^order	b[
^ort	c^dFiJjJkJmK
^ort :	cR
^os	hWtQ
^ot	aYbEcCdHeIgQhHiFjEkHlImHnJoIpGqHrIsHtG
^ote	gX
^ote 00	gU
^other	hVkJmU
^otherwise	cXdJeQfKgFhDjIkHlUmI
^ou	aRcYeRfIjS
^ou 00	eWfDpQ
^ou a	jV
^oui	aHcIfGhViJjKtR
^our	aBqQ
^out	bKcUfQiU
^out of	cSf@i[
^out the	cKhKtU
^outgoing	oUqS
^outillage	hS
^outside	c\\hF
^ouvrier	aWiJ
^over	jR
^overlap	oV
^overnight	nX
^overtime	cKfTgQ
^own	j\\
^own 	cJhHiIlWnS
^own car	hJn\\
^own the	fKiV
^own tools	jS
^owned	bR
^owned by	bR
^owner	fKhJi[lKmH
^owners	bVgJiJjJ
^owns	iX
^oye	tW
^p	jUtI
^p &	aTtJ
^p /	eT
^paciencia	jW
^packaging	aUbQ
^paid	bQhX
^paid 	cKgHnVpI
^paid weekly	gThK
^palma	cX
^palma 	cY
^panel	eQiVpT
^panier	gQhW
^panier 	gVhK
^panier 00	gQ
^papa	bS
^par	aKeUfTgKhRqUtH
^par la	hV
^par mois	eEf[gKhI
^para	bUoTtQ
^para el	aJbU
^para la	bIi[
^para linea	bTcSiG
^parents	bKcHhXiFpGrHtK
^parking	h\\iI
^parking 	hR
^parkplatz	cHgJhV
^parque	bKcT
^part	cIeWtS
^part time	cKeZfJ
^part-time	aTbJcJeSfKqHtK
^part-time 	aTbJcJeSfKqHtK
^participation	eJfKgXhRiH
^participation 	cKhZiK
^partir	iS
^partner	aKcJq]
^partner 	aHbTcIqS
^pas	sW
^pas besoin	l[
^pas de	fVjFsV
^pas plus	dVrV
^pas trop	kElJrWsJ
^pas un	rX
^pasa	pZ
^pasado	jJoUpJ
^pass	gRhUjR
^passer	p]
^pastor	aQmS
^pat	pWqV
^patch	cXfSiS
^patience	jY
^patience with	iKjV
^paul	fVqStT
^pay	g]tH
^pay the	iVnV
^payments	aVbUiHjI
^payments 	aGbW
^payroll	iVnJ
^pcv	aS
^peak	gKiIoW
^pedidos	iUoJ
^peintre	aU
^peluquera	aR
^peluquera canina	aR
^pense	q\\tK
^pension	cQhW
^pension 	hY
^pension 0	gKhV
^pension 00	hQ
^penzance	cU
^penzance 	cU
^peon	aX
^people	aKjUrU
^per	aBdTiRtZ
^per diem	hRtK
^perdon	bHeSfRjIqR
^perdon 	aJbFdKeUfQgKhKiHjEkKlInKoKpJqFrJsJ
^perfil	dKrUsU
^perm	e\\fJ
^perm 	eXfH
^permanent	eZ
^permanent 	eU
^permis	jV
^permis b	jV
^permis c	jRsQ
^permiso	jZ
^permiso b	jQ
^pero	lTqU
^pero de	cUtT
^pero lo	cKfKkHlRqFtV
^pero que	qW
^pero si	jSlT
^persona	pU
^personal	iUjEkGlUmT
^personas	aKbX
^personne	qUtR
^petite	bIcFdKeKfWgKhIiIkHlJmHnKoJpIrG
^petites	iR
^petits	iRnS
^pets	dIfGhSiGkIlTtI
^peu	fJiU
^peur	jX
^pflege	iU
^pflegefachkraft	aQ
^ph	pQtR
^phd	cKiGkKl\\tE
^phone	fRhSpY
^phone 	cJhY
^photo	iRsY
^photo 	cKiSjImIpKrGsU
^phrases	rU
^physics	jX
^physics 	jW
^pi	bJcXiGjHmVpKtJ
^pick	i^kHlU
^piden	kJlRqU
^pido	qVsK
^piece	fIgYrK
^piers	mTqTtR
^piers 	aKmJqTtU
^pilotage	iT
^ping	hZiFpS
^piso	hUpQ
^place	bKc[
^plan	i\\jH
^plan de	iW
^plan the	iT
^planning	f[jKmQ
^planta	bXcYiK
^plataforma	jV
^plataforma elevadora	jV
^plateau	cS
^platform	aTlQ
^platt	kSlZtK
^plc	jT
^please	pRrRtQ
^please 	cFiHpRrQtT
^please :	bKiIpQqHrS
^please don't	qWrJtI
^please make	rW
^please no	pKsW
^please not	qRrGtT
^pls	gQtV
^pls 	aKbJcHfKgIiUjKrJsEtU
^plumber	aZcK
^plus	gUjKqS
^plus 0	bU
^plus a	aJbKmT
^plus one	cThK
^pm	aVmXtE
^po	gU
^podemos	gR
^point	fKgTiItW
^points	gThKjIkT
^police	iKjZoJ
^poligono	cU
^polish	iSjIkV
^pon	aHrStS
^poner	i]
^ponferrada	cV
^ponferrada 	cV
^ponlo	r[
^pool	nWqQ
^por	sS
^por eso	bTqS
^por favor	aKpJrVsR
^por las	eKfHiKjKpRsXtK
^por los	sU
^por si	bR
^port	cTiUpS
^portatil	hV
^portefeuille	iX
^portefeuille de	iX
^portfolio	pS
^portfolios	iSlHpU
^portugues	jQkX
^portuguese	hIiKjW
^position	aQtS
^position :	aV
^possibilite	hV
^possible	hTsT
^post	aTi[rT
^post 	iY
^poste	cSiKoYsR
^poste 	cVeKiImJoT
^poste a	oR
^postgres	jS
^postgres 	jR
^posting	hKpVqJ
^pour	bToS
^pour 	aJcGeTiFtV
^pour la	oY
^pour le	bRcR
^pour un	bTeQ
^power	jTkW
^power bi	kZ
^ppl	bKsU
^pr	eKoU
^practice	bS
^practising	hXjI
^prasenz	dU
^praxis	bWjH
^praxis mit	bU
^prefer	sV
^preferably	sQ
^preferably a	sQ
^preguntar	pT
^preguntar por	pT
^prelevements	iYjK
^premio	bT
^prend	qW
^preparar	iS
^preparar la	iS
^preparation	iV
^preparation des	iW
^preparing	iX
^presence	bTdR
^presencial	d\\
^presencial 	dW
^press	aRcKdKiYjHmK
^pricing	cSiS
^prime	g\\
^prime de	gQhU
^primer	hX
^primeros	bUkU
^primes	gUjJ
^principal	pU
^prise	oV
^prise de	fRoT
^private	aUcKh[jItJ
^private medical	hR
^privately	bS
^privately owned	bS
^priya	eSfK
^pro	gVhU
^pro rata	gW
^probenahme	iTjJ
^probezeit	eQ
^probezeit 0	eQ
^process	pU
^process :	pY
^product	bQgIhQ
^product :	bT
^production	bJgZkG
^producto	bSiIjR
^prof	hSqS
^profit	gT
^profit share	gT
^project	aT
^projet	bZtR
^propinas	gXhIjSqI
^provision	gT
^prueba	pV
^pruebas	gVhFpH
^pta	aYcQtJ
^pta 	aWcIjKtH
^pto	aGeGhZiHjHsJ
^pub	bYlT
^public	eU
^publish	rY
^pues	qRtX
^puesto	aW
^puesto :	aW
^puis	eTiIpTrQ
^puntos	cKgJkX
^put	hKrY
^put the	hFrX
^putting	iUtH
^python	jIkZ
^python 	cKjIkW
^q	iHjYpSsX
^qa	aXiR
^qc	aS
^qs	aWtK
^quarterly	gJiVnS
^quarterly bonus	gUhJ
^quatre	mZ
^que	jXsQ
^que 	cGhSiIjHmSsQtV
^que acabo	qQsR
^que aqui	rQsU
^que el	rTsQ
^que es	iTjHqG
^que este	sTtT
^que hara	i\\tJ
^que hay	bJdTfUhFjJqI
^que haya	kTsU
^que lleve	iZ
^que los	sV
^que luego	pHqYrTsH
^que nadie	iZjHqQ
^que no	jUs^
^que para	gViRqK
^que se	jQpR
^que sepa	jQkW
^que son	jKmQqKsQ
^que suene	rV
^que ya	jIlTqFsJ
^quelqu'un	aY
^quelqu'un pour	aS
^quelques	iSjS
^quereinstieg	kJlX
^quereinstieg aus	kJlX
^querida	tW
^questions	iJmWpQtJ
^qui	oW
^quick	bQtT
^quick one	bS
^quien	hTjZ
^quiere	cHjJpKqGsRtW
^quinze	bFfHiGjV
^quote	gKpUrV
^quote the	pGr]
^r	jUtS
^r 	aIjV
^r &	hSqX
^r 00	aKgUtH
^r 000	hHkT
^r oder	jR
^rang	bXgH
^range	gRrR
^rate	gV
^rathaus	bHcZpH
^rattache	mV
^rattache a	mV
^rattachement	iKmX
^raum	c^
^re	tZ
^re :	tZ
^read	bIcJjUkK
^reads	j^qG
^real	gZ
^really	iKjWkKsQ
^reason	qW
^recepcionista	aQ
^receptionist	bTsK
^receptionniste	bT
^recibir	iS
^recruit	gRiYmK
^recruiter	pT
^recruiter screen	pT
^recruiting	aTbTcIdKtG
^recruitment	lJpV
^recrute	bItU
^recrute 	bItU
^red	jZ
^redactalo	rU
^reden	gQj[
^redisenar	iQ
^ref	aIcJpUtV
^ref 	pU
^references	iT
^referent	aV
^refuerzo	eTiR
^refuerzo de	eU
^reg	iUpS
^regional	jIkX
^registered	aRbUeQgJ
^registered manager	aXgIjK
^registered with	bJeRjS
^regular	cKeYfIiJ
^regulatory	aVcIfJiQjHtK
^regulatory 	aTbKcIfIiQjHtK
^reichshoffen	cX
^reichshoffen 	cX
^reiseburo	aUlR
^reisen	nS
^relations	iY
^release	iU
^relevo	eV
^relevo de	eR
^relocation	hSiK
^remise	hW
^remote	dZ
^remote 	dV
^remote anywhere	jH
^remoto	dY
^remplacement	e\\
^remplacement d'un	eX
^remuneration	eJgW
^remuneration :	gU
^reno	aIbJcZdJiEmI
^rent	eZhDiQjH
^rentable	bVeKoJ
^repas	gCh]
^repas du	hTiK
^replacement	eR
^replacement for	eR
^reponse	fGpT
^report	iT
^reporta	mW
^reporta a	mV
^reporting	mU
^reporting to	mU
^reports	iGmZ
^reports to	mV
^repos	fXgJ
^repos dimanche	fT
^reprise	eVgQ
^reprise d'anciennete	eQgVhC
^reps	aWbF
^requiere	cJtV
^requiere 	cJtV
^requisition	aHjJtX
^research	aZgJ
^residencia	bUjW
^responder	iT
^responsable	iRmV
^responsable 	aIcKiUmR
^rest	cIdXhDjHmJnKqKrKtY
^restaurant	hU
^restaurante	bW
^resume	pY
^resume 	iKpWtK
^resumes	pW
^resumes to	pW
^retail	iGjTlR
^retention	gThJiK
^retired	jGkUsR
^retour	hHnVpT
^reunions	iW
^review	gSoIpV
^reviews	iW
^revit	j^
^rewrite	rZ
^rifseep	hV
^right	iIjSsQtZ
^right 	t^
^ring	pa
^ringing	iQ
^risk	bUcIdHgIiUqJ
^role	aViV
^role :	aViV
^rondes	iV
^rondes 	iS
^roof	bXiGjVsF
^room	aRiEmZqKsH
^rosa	iTrS
^rosenheim	cS
^rota	cJfQiYmI
^rotating	fT
^roulement	bJfUjJnV
^round	cRiRpS
^rrh	a]bJcIdJjI
^rtt	gGh^
^rtt 	hR
^ruckfragen	pT
^ruckfragen herr	pT
^rue	cX
^rue de	cX
^ruf	p[qQ
^rufbereitschaft	fWiJ
^run	iWrT
^rund	bT
^rund 000	bVfR
^running	bJiZ
^running the	bHiX
^runs	gKiV
^ruta	cThQnT
^rythme	dJeIfWjJ
^s	bUcRgUjR
^s /	gU
^s 0	iSmS
^s 00	gZjRpJ
^s'il	lTrT
^sa	f\\
^sa 0	fU
^sab	cJfU
^sabados	fX
^sabados de	fR
^saber	jV
^sachbearbeiter	aQfQ
^sachbearbeiter /	aQfQ
^sachbearbeitung	aToR
^sag	gKqVtX
^sag 	bKcKqVtQ
^sage	gHiIjcqK
^sagen	bFcUeSfJgHhJjK
^sagen wir	aIbFcUdJeTfHgGhIiJjJkJlJmJnJoJqJrFsJtJ
^saint-flour	cS
^saint-flour 	cS
^sait	gUjU
^sala	aRbQ
^sala de	bU
^salaire	gU
^salarie	eR
^salario	gS
^salario :	gR
^salary	gV
^sale	eHiWmH
^sales	iJjU
^salina	bS
^salut	t]
^same	bTfKgY
^same day	fHgWiJoKpSqJ
^samedi	fWhI
^samstag	fR
^samstag nur	fT
^samstag sonntag	iR
^san	c[
^sans	iEjJlZsZ
^sap	iIj^kU
^sap mm	jT
^sat	f[
^sat 0	bIfW
^sat am	gS
^saturday	fV
^sauberes	jW
^sauna	bIcIh\\iJ
^savoir	jY
^say	fQhFoRpJrV
^sc	fKgSjK
^scale	fKgZ
^scale 0	fIgVrK
^schlank	sU
^schlosser	jT
^schnuppertag	pU
^schon	jTkW
^schon 	cIjTkRlJ
^schon war	kW
^school	aRfRhV
^schooling	iDt[
^schools	bS
^schreib	bJpTrS
^schreib mir	pTrJ
^schreiben	gSrR
^schreiben sie	gSrS
^schulung	iZjK
^schwanger	qU
^schwerbehinderte	pR
^schwindelfrei	jW
^screen	pV
^se	kT
^se 	kW
^se busca	tY
^se come	hV
^se trabaja	fQ
^season	gVkG
^seasonal	eVjTsKtI
^seasonal 	eJiJjV
^seat	cU
^sechs	eTfRjKqQ
^second	aIiUkWtQ
^secretaire	bS
^secretary	aKrTsJtT
^secretary to	aJrSsJtU
^secteur	cX
^securite	iY
^security	iU
^sede	c[
^sede en	cX
^see	aIiWkStW
^see the	bKiV
^seed	bUiUtJ
^seguimiento	iV
^segun	gU
^segun convenio	gS
^seguro	hY
^seguro 	hS
^seguro de	hV
^seguro medico	hV
^sehr	tU
^sehr 	aKtX
^sehr geehrte	tS
^sehr geehrter	tS
^sein	kGq[
^seis	bHfWmR
^seit	bRqY
^seit 0000	bW
^self	eShQ
^selon	fYgDhU
^semaine	h[
^send	pZ
^send it	pVrJ
^senior	aVjJlW
^senior 	aV
^seo	aRjS
^sepp	aKpV
^sepp 	iJpS
^sept	eU
^september	aEbIfU
^seria	aQbKcIkQtV
^seria la	kW
^service	aRbVgVhItH
^service charge	gXhJ
^services	fJiT
^servicetechniker	aW
^servir	iT
^servus	tW
^set	iV
^seven	bSmR
^sexo	pJs\\
^sgb	aUbHfHgGiKjU
^share	fJgVpT
^shared	iS
^she's	qX
^shift	fXhQiK
^shift :	fT
^shifts	fQiHjKtT
^shifts 	cHiEjKkKsFtT
^shifts ?	sJtQ
^ship	lX
^shop	bKdTfKhZiIjQnHrK
^shop manager	aW
^shop's	cYfJ
^short	pZ
^show	jZlR
^si	k_qU
^si habla	kT
^si lo	kRqV
^si maneja	kT
^si no	jKkHlToSpK
^si possible	kFrTsV
^si se	hVkJ
^sia	jV
^sich	mVtI
^sicher	jU
^sicher in	jU
^sicheres	iJjX
^sie	aKiRtT
^sie fahren	fT
^sie hat	lHrS
^sieben	aHbVhI
^siege	cWiJ
^sign	gTiVjJ
^signe	fKqV
^sin	s]
^sin experiencia	lYsI
^sin nombre	rR
^since	aJiHqSrKtT
^since 2000	bR
^sind	bZhKoI
^singen	bKcV
^single	h\\iDnRsB
^sinon	tY
^sinon 	tV
^site	cZpU
^site :	c]
^sites	bIiKn[
^sits	bKcFm]
^sits with	mU
^sitz	cW
^six	bTfRkT
^six weeks	fV
^sixth	bYtK
^sixth form	bYtK
^skoda	aHbTcIdKeKfKgJhUiKkKlKmInKoJpKqJrKsJtJ
^slack	aKtZ
^slim	jDkYsQ
^slt	tW
^slt 	tW
^small	bZkVpJsQ
^small 	bZcJ
^smart	bQdTsS
^smic	g^
^smic +	gT
^sms	pYrIsK
^sms 00	pYrI
^snow	aKcDgEhYiSjHoK
^snowflake	hJiIkVtK
^so	rQtZ
^so 	qJrTt]
^so 00	gR
^so :	aUsV
^so about	fUgJ
^so i	aRoJtT
^so it's	bVqI
^so no	iKqYtA
^so not	lJqY
^so say	jJqSrS
^so that's	aU
^so the	cJfTtS
^so think	bSoJpJqUtH
^so this	qW
^so um	bQ
^so who	aSqJtQ
^so write	iQrV
^sober	iJj\\rV
^sobre	cKnT
^soc	aRcViKjItG
^social	iS
^socials	aV
^socios	bRiQ
^soir	cIfWiFqS
^soit	fQnR
^soldador	aQ
^soll	eJiRjTkGpQrGtX
^solo	fTiGkIsW
^some	fSi[jGkV
^somebody	aThFqQsY
^someone	aTiUtJ
^someone to	aW
^someone who	iXkS
^sommer	fXgK
^somos	bViKmX
^somos cuatro	bXmH
^son	hImXsS
^sonntag	fX
^sonntags	fV
^sonntags immer	fQ
^sonst	iHqS
^sonst gibt's	rS
^sorry	aHiKtY
^sorry 	aGc>dUfTgIhKiJjRrRtK
^sorry for	pJqRtW
^sous	aVbJmQ
^sous l'autorite	aKiQ
^south	cV
^south side	cV
^southport	cU
^southport 	cU
^sowie	jZkJmK
^soy	bQtW
^soyons	iKqU
^spanish	jRrRtI
^spanish 	jKkSrU
^spanish +	jHrV
^spark	aScJjU
^spark 	bKcJiKjVlKtK
^spatestens	oU
^speaker	kQtR
^spesen	iRqR
^sql	j\`
^sql 	iKjS
^sql and	jU
^squad	mZ
^squad de	mY
^sr	aT
^sr backend	aS
^sre	aZcRtK
^st	bZcU
^staatliche	jT
^staatliche anerkennung	jQ
^staatsexamen	jV
^stadt	bVcIiS
^staff	fJh[jKpI
^staff discount	hSiJ
^stand	fGiQjT
^standard	cIhSiZjD
^standby	fXgIiJpK
^standort	cS
^staplerschein	kKlW
^staplerschein 	jSkI
^start	of
^start 	cFfXgIhG
^start 0	oX
^start :	oS
^start monday	oV
^state	jVrS
^statut	eV
^statut cadre	eS
^stay	fSjRmK
^stb	aXeJhQ
^std	fHgW
^steht	aKtU
^stelle	aRtW
^stelle :	aS
^stellenantritt	nHoV
^stellungnahmen	iW
^sterilisation	iV
^stil	rZ
^stil :	rZ
^stock	fHgShIiRmQ
^stoke	bGc[
^stop	pRtT
^storm	bXfT
^storung	fQiQ
^streichen	rV
^strictly	pRqR
^strictly no	pUtK
^strong	cKjVkHsT
^student	aHbTiUmKtI
^studium	jRlV
^study	hWiI
^stufe	gZqK
^stufe nach	gT
^stunden	cFdJeKfGg\\iDjIkJlKnStI
^style	r[
^su	qQ
^sub	eRgS
^subj	tU
^subj :	tU
^subject	rStR
^suchen	bKcJtY
^suchen 	bHcJiJtX
^sucht	tY
^sucht 	tX
^suite	bJjYt[
^suivi	iWnQ
^suivi de	iX
^summer	fJhW
^sunday	fSgQ
^super	bUcHgWkQ
^supervise	mV
^supervises	iFm[
^supervising	fJiIlSmY
^supervision	b[hR
^supervisor	aZjS
^supplier	iX
^support	aUdJ
^supporter	jZ
^supporter 0	fKjW
^sur	ccdTiD
^sur site	cId\\fK
^survey	gShKkJoKqU
^surveyors	bViFmQ
^sustitucion	eY
^sustitucion de	aQ
^sven	eJq\`
^sweet	gQkU
^swim	bKj]
^sympathy	jV
^t	qStT
^t €	gRqT
^ta	pGt_
^ta 	tV
^tag	fHgUpTrK
^tage	hS
^taille	aIcJiXjQsTtI
^take	iYrS
^takes	bTgHiR
^taking	i\\kJ
^taller	b[
^taller que	bT
^tambien	bSiQjHlS
^tardes	fTtS
^tardes 	fU
^tarif	g\\
^tarif 	gT
^task	fSiWjI
^task and	fZiJjH
^taux	g[hUiJ
^tbh	sV
^te	cRtZ
^te mando	tX
^tea	aKbKcKgKh]jJpEqGrHtK
^team	m[tU
^team 	aJcFiFmStU
^team :	mV
^team of	mS
^teams	aIbJfJiTtW
^technicien	aV
^techniker	aJjQlU
^techniker oder	lQ
^tecnico	aR
^tecnico /	bR
^tecnico de	aStK
^teilbar	fTiJ
^teilbar 	fTiJ
^teilzeit	aHcSeBfUgShJmJ
^tel	p_
^telearbeit	dVfK
^telefon	gJiUpS
^telefono	pX
^telefono de	pX
^telephone	cKh\\jG
^teletravail	dV
^tell	cSjQpTqI
^tell us	cUpV
^temp	cKe\\oQ
^temp to	eT
^temps	f\\
^temps de	gT
^ten	eSfS
^tender	iW
^tendria	mX
^tenir	aSiX
^tenue	gJhV
^terapeuta	aR
^terapeuta ocupacional	aR
^teresa	qStQ
^term	fWiI
^term time	cQeHfYgKiI
^termine	rU
^termine 	iTjK
^terraform	eJiUjUkKtJ
^terraform 	cJeKiFjYlJrKtH
^tes	pXrH
^test	iY
^texas	jVrR
^text	pSrUtR
^text 	pFrUtQ
^tfa	aQfTtK
^thank	aKmIt\\
^thank you	aJmJtZ
^thanks	qQtR
^thanks 	iIrWtJ
^that	cRjTlR
^that the	aRbIiT
^that's	fRtV
^that's it	pJt[
^that's the	fRhTrI
^that's why	bRqQ
^thats	cIhFlQpHtZ
^the	iRqU
^the 	bTiT
^the 00	kJoSqU
^the board	sRtQ
^the cfo	mT
^the chair	sT
^the dean	qX
^the first	bQiSjU
^the last	q[
^the main	iR
^the office	aTcTiE
^the one	cTiKqXrStK
^the shop	iV
^the team	bUlRmI
^the trustees	tT
^the two	cVdHjJqR
^theater	aKcUlJtK
^their	iEjSqU
^then	bHcKfQiXpVtV
^then a	iHpW
^then coffee	pU
^then panel	pY
^there	aKkJmQpErKtZ
^there are	bQdHjUmKtI
^there is	aJdQfRkImVtJ
^there's	hUjSmUtH
^there's a	hYjHmJtK
^they	iTpQ
^they 	cIiQlW
^they can	iFlSpZ
^they do	iU
^they don't	jIlXmS
^they have	j_
^they need	aIiHj[
^they report	mR
^they will	cSiT
^they'd	mW
^they'd run	iTmK
^they'll	iT
^third	cJeKjHpJqY
^third generation	bT
^this	aHcRiRoS
^this 	cGiToUtI
^this is	aIcTdS
^this person	iXmK
^though	dQjIlX
^three	dSjU
^three 	bEcKiUjW
^three days	dSeXhK
^three of	d[
^three years	j\\
^through	cIeVfKqKsVtK
^thu	cIfSjGtU
^thurs	cIiHjKlKoGpFqZrItI
^thursdays	dSfWpK
^thus	bSfJgT
^ticket	hW
^tickets	hViTlQ
^tickets 	hW
^tickets resto	gFhXiH
^tiene	hViCjSmXqJ
^tier	aRbViJtJ
^tier 0	aRbViJtJ
^tiktok	iU
^tiktok 	iQ
^till	gGiIo\\
^time	fVjS
^time and	fYgKjJ
^tips	fHgWoKrR
^titel	aWtS
^titel 	aScJpKrKtS
^title	aTiHtW
^titre	jWrY
^titulacion	lY
^titulaire	cFeTgKjX
^titulaire de	jS
^titulo	jXkQ
^titulo de	jQkR
^titulo en	jW
^to	iTtW
^to 0	fV
^to 00	gXoS
^to :	iKmStZ
^to a	qQ
^to advertise	tV
^to be	aGfJiKjInIsVtV
^to date	jT
^to run	aSbJmVtK
^to start	iV
^to the	i[pS
^to £	hR
^todo	gVhJrR
^toi	tS
^toil	fVpI
^tomasz	qU
^ton	r\\sH
^tone	kKr[
^tono	ra
^top	dIhKtX
^top 0	dIhKtX
^toronto	cWdQ
^tour	c[
^tous	bWcKiKqR
^tout	jIkJlToYpHrKtH
^tower	cUdIoQ
^town	bYgIhK
^tr	aGbHcFdHeGfFgRhViFjHkGlGmGnGoGpGqGrGsGtG
^trabajador	bQ
^trabajaria	iUmT
^tractor	jU
^tractor licence	jU
^trade	aUbFiUpS
^traditional	bRjR
^traditional and	jU
^trager	bV
^train	gKhBlHnZqI
^trainees	aV
^trainer	aSgJjUkJ
^training	bShVlX
^trains	jT
^traitement	g\\iKkK
^transfer	iXjK
^transport	hXjV
^travail	iRjX
^travail a	iX
^travel	aUiS
^travel :	nS
^tres	dU
^tres dias	dZiH
^trial	hKsW
^trinkgeld	gTmKrSsK
^trips	dHfYhK
^trois	aRbSjQ
^trois 	aUcKjW
^trois jours	dX
^trotzdem	qV
^truck	cKhVjKkU
^trujillo	cX
^trust	iHjZpI
^tt	d\\
^tu	pW
^tu me	pV
^tu peux	qR
^tue	aIdJeKfWiJjKnJrK
^tue-sat	fT
^tues	cKdUfUiJpI
^tuesdays	dXfJhI
^tuition	cKeUhTmKpKsJ
^turkisch	aHjVtH
^turkisch 	aJcJtJ
^turnaround	iTjT
^turnhalle	bQcTiJ
^turnhalle 	bT
^turno	fb
^turno 	cJfX
^turnos	fU
^turnos de	fT
^turnover	qY
^turns	gIiIjTkQ
^tus	hU
^tutoiement	rS
^tv-v	gX
^tvod	g[jJmI
^twelve	eQfS
^twelve months	eV
^twenty	hWkK
^twice	bQ
^two	iKmV
^two 	aThJjSmXtG
^two consultants	mV
^two days	dXfY
^two home	dV
^two hundred	bQgSiKrV
^two in	aJj\\tJ
^two of	mQqR
^two to	dJeJjJnU
^two years	jX
^tx	cW
^type	eUiKrRtG
^type :	eVrTtG
^typescript	jV
^typescript 	jU
^tz	eZfJ
^tz ab	eZfJ
^u	gKhElUsQ
^uber	iKmKpSqX
^uber das	bIfKiHpVqJsJtI
^ubernahme	cJe[fHiE
^uberstunden	hW
^uberzahlung	gW
^uberzahlung ja	gU
^uh	hTqQtQ
^uh 	hUqQtQ
^uk	bJcZgJlJ
^um	gQkQtW
^um 	aIcIkTtU
^umbau	cKiW
^umgebung	iKjU
^umsatzbeteiligung	cIfIgWiH
^un	a\\kS
^un 	aTsW
^un (	aXbJjK
^un /	aY
^un abrazo	tV
^un agent	aR
^un couple	sQ
^un dia	dU
^un ou	aT
^un peu	iUkU
^un sabado	fS
^un samedi	fR
^un week-end	fY
^una	a\\rU
^una 	a[cKiKtK
^una persona	aT
^unbefristet	eX
^unbefristet 	eS
^und	bWiTjStQ
^und 	bIcHdSfHpJrGtY
^und 0	fJhViIjKpV
^und 00	fW
^und bitte	iIjYqK
^und brauchen	aQbHiJtV
^und das	bJiTrR
^und der	jSoKqT
^und die	bVdQfKrXtG
^und zwar	aIbGeZfKkKtF
^under	aKm[rV
^under 000	rV
^une	aWfS
^une 	iGjX
^une experience	kS
^uniform	hV
^uniform 	hV
^uniforms	hQ
^union	hXiKlHnJoJqQ
^university	bWcFlI
^unlimited	eXhRjK
^unmarried	sQ
^unos	eRgQ
^unos 00	eT
^uns	cFqVtV
^unser	bSkQ
^unsere	bRiQqS
^unter	qUrR
^unter uns	qV
^unterlagen	pX
^unterlagen an	pR
^unterlagen bis	pX
^until	aKcKdKeJfGgBhIiHkKnKoIpXrKsKtT
^up	dXeQgRhJ
^up to	dUeRgS
^urban	hXiK
^urban sports	hXiK
^urlaub	tU
^urlaubsgeld	gTpK
^us	sW
^use	pHqKr^
^use the	bTrQ
^usually	fQ
^ute	hRtS
^ute 	hRtS
^ux	aVbK
^v	fQjV
^va	bJtZ
^vacancy	jKqW
^vacations	eYiK
^vacations de	fU
^vale	aHcHfKlEqYtH
^valid	iIjV
^van	hYlQnT
^variable	gZhG
^varon	s^
^varon 	sX
^vat	gXhIiI
^vbl	dKfJgJhY
^vbl 	dKfJgIhY
^vehicule	hWnQ
^vehicule de	hSnR
^vendeur	aWbJ
^vendor	iV
^vendredi	fVgJ
^vergutung	gX
^verkauf	aWbKqU
^verkaufen	bIiY
^verlangerung	eYiH
^verschwiegenheit	jZ
^verschwiegenheit 	jX
^verteilt	fQ
^verteilt auf	fQ
^vertrage	iRjS
^vertraulich	hJjIpSqV
^vertraulich 	cIqR
^vertretung	eU
^very	kV
^vet	aWeKiI
^vetements	bRhQ
^veuillez	rT
^veut	qQ
^veut pas	qQ
^vez	dVfGnU
^vhi	h]
^vhi 	hZ
^via	p\\
^viajes	iJnZ
^viajes :	nV
^video	bXdIhFiBjT
^viel	bUcKqW
^vier	bWf\\
^viernes	dVfUhR
^viernes 	cJfRgJhWiG
^viernes a	fUiKpJ
^vierte	qT
^villa	bIcXtH
^village	cSiJ
^vire	pJrV
^visa	hW
^visits	dIiDnXpW
^visits after	fJiJnGpZrK
^voice	gKiUjStR
^voice memo	tW
^voici	rKtW
^voila	t_
^voila 	hItY
^voiture	hXjInT
^voiture 0	hU
^vollzeit	eWfTjJ
^vollzeit 	cKeSfXgKjI
^voluntary	bKcHfSgHhHiIjJmInVoGqK
^vom	iRoVpI
^von	fRqQ
^vor	bTcJdW
^vor ort	d\\
^voraussetzung	jV
^voraussetzung :	jV
^vorbereitung	gW
^vorgesetzte	mZ
^vorstand	iQ
^vous	iWjSmY
^vous 	iUmT
^voyages	iQ
^vrai	aKcHgKiGjZmKoJqJtJ
^vz	bJcIf]gS
^vz 	bIcIeHfTgWiJjH
^w	mX
^w /	dKiJkQm[
^w 0	aSeUiSoH
^wa	iIjU
^wage	fVgStF
^wahrend	iTqU
^waiting	iS
^waiting list	iS
^waldbad	cUoI
^walk	iYpW
^wann	fUjUkJnKtH
^wann :	fYnKtJ
^want	aVrQsX
^wanted	bHt[
^wanted 	aFcJdIt\\
^wants	tS
^wants to	tS
^war	oVrStI
^ware	iQkX
^warehouse	aYbJ
^wartung	iW
^warum	bV
^warum zu	bV
^was	qVrJ
^was :	aRiRmJ
^water	aHeHiSjKmKtT
^wc	cDiZjK
^we	bX
^we are	b\\cHiQ
^we do	b]iHjK
^we don't	l[
^we give	hYjK
^we grow	bXcGtK
^we had	bJqVsU
^we have	aJbTqStK
^we lost	qX
^we make	bZ
^we need	aStU
^we open	bSoR
^we pay	bGhYiFlDnS
^we say	aTgTtJ
^we train	lX
^we want	aToJtX
^we won't	bSnS
^we'd	hT
^we'll	kKl\\
^we're	aIbUcU
^we're 00	bZgIpK
^we're a	bS
^we've	aKbQlRtR
^wed	fY
^wednesday	dS
^week	dKfWtK
^weekend	aV
^weekly	gRiT
^weeks	cJhT
^wegen	iFjRqKsY
^wegen der	qKsY
^weil	bQfBqSsW
^weil die	sR
^weiß	cIgKqW
^welcoming	iUrR
^well	aFcJdQtS
^well 	aIbJcGdIfTgRhQiHjKlKmKnKpIqQrH
^well spoken	jV
^wellness	hQiT
^wells	c_
^wells 	cX
^welsh	kTrX
^wenn	kY
^wenn die	iWkKnQqJrS
^wenn du	hIkVlS
^wenn er	gQhTjIkFqQtI
^wenn jemand	kY
^wenn sie	bRsS
^wer	aJkVtS
^werden	fT
^werkstatt	aEcW
^werkzeug	fIhQlX
^west	bGcY
^what	iUqQtV
^what do	hVtQ
^what i	jZtG
^whatsapp	pTtR
^when	cJfTgKiIoZtR
^when 	aJbKcGdJeKfDiHjJkKlKmKnKoRpKqKrKsKtU
^when ?	fIlJoTtS
^where	cQt[
^where 	cDfJkKtX
^where :	cYdF
^which	bQhQqT
^which is	bUoJqQ
^whichever	cRfSiJ
^whichever 	cRfSiJ
^who	iIlXrGtS
^who 	cIiElIqKtZ
^who can	iJjS
^who's	eImAt[
^why	bVqU
^wie	gRtS
^wie am	qU
^wie es	oT
^wieder	aFbKcJiJoJpJqQsGtX
^wife	aKdFsX
^will	iIlWmSpK
^wind	iHkVrU
^window	aW
^wine	gKhSiH
^winter	fW
^wir	bVtS
^wir 	aCbUcHtW
^wir bieten	tR
^wir brauchen	aDbJiRtS
^wir brauchten	aSoJ
^wir haben	iHkU
^wir hatten	sU
^wir machen	bR
^wir sind	aKbTcU
^wir suchen	tR
^wir wachsen	aStQ
^wir zahlen	gRhQ
^wird	bIcBgSiKkTtX
^with	mZ
^with 0	pUrK
^with a	tQ
^with no	jSsT
^with one	dVkJmW
^with the	bFcElKmFrVtU
^within	cJeKiElQmFtX
^within 0	lT
^without	iIjUlFpJrV
^wo	aKcQdTpKtV
^wo :	cX
^woche	fUnR
^wochen	fJhS
^wochen ferien	fJhS
^wochenende	bJcKf[iK
^wochenstunden	fQ
^wohnung	hY
^work	jV
^working	iHjZpQ
^working at	cIjT
^workload	fT
^works	hJjImVrQ
^would	iEkRqW
^would be	sR
^wound	bJiYlHmK
^wrexham	cR
^write	i_rQ
^write 	iT
^write it	rX
^write the	iY
^writing	dRiU
^written	lTpS
^wunschenswert	kT
^wunschenswert :	kT
^x	aXgRjJ
^x 0	aYbHeI
^xero	fHj_
^xmas	bKcKfJhYiGoD
^y	hViQ
^y 	cKh\\jK
^y 0	bKgQiS
^y 00	gXkJ
^y a	eSqTsI
^y con	jIpKqTrU
^y de	eUhGjQ
^y dejar	bJiZ
^y dos	hSjU
^y el	q[
^y en	bSfHiJpT
^y haber	gKhKjSkR
^y hay	bJhXiK
^y las	gWhJ
^y le	bHiIkIpUtK
^y llamar	iR
^y modelo	dRiR
^y que	hKpWrQ
^y saber	jW
^y si	jEkZoT
^y sin	rSsS
^y un	gDiUqW
^y una	fR
^ya	bTtU
^ya la	bGkSqX
^yard	aZbFcZhJiK
^year	eUhWiG
^years	iItX
^years 	cIhKiHqItU
^years ?	tS
^yes	cIeRkJoWtS
^yes 	aGbJcEdKeQgKhIkFmKnJoWpHrJsKtQ
^yo	qVtV
^yo 	aFhHmJpSqQtY
^yo y	mWqI
^you	iQjR
^you 	lW
^you can	aEbFtY
^you don't	iVlRqJ
^you get	fX
^you keep	gXhJiK
^you know	cTjJqUtI
^you make	jKrSsKtQ
^you need	j\\
^you needn't	lW
^you report	mT
^you run	i[
^you sit	iSmT
^you stand	gKiJj[
^you take	iXjT
^you will	mVtW
^you'd be	iInXtT
^you'd work	oY
^you'll	qRrQ
^your	aKfIgShHkGlHmJpCqUsItI
^your call	eKhHiIjKpIqYrK
^yours	pIrKsIt[
^yr	jV
^yrs	jW
^z	aIcKeWjIqK
^zahlen	fKiJjWlR
^zehn	iJjU
^zero	bUeRhGjKlVpK
^ziel	iZmK
^ziel 0	iZmK
^zimmer	bKhZ
^zona	cZ
^zu	iUtV
^zu besetzen	aTtS
^zu den	bJcIgHhKiX
^zu zweit	mY
^zum	aKbIcKo_tK
^zum 0	oW
^zum nachstmoglichen	oS
^zunachst	eYgGpI
^zur	bZdQiGoV
^zur 	bToU
^zusatzversorgung	hY
^zuschuss	hUmK
^zvk-rente	hV
^zvk-rente 	hV
^zwanzig	fU
^zwei	dRmT
^zwei davon	qY
^zwei tage	bHdTfWhK
^zweimal	hJnY
^zwischen	fTgU
^zwischen 00	fRsS
^zwolf	hWjK
^£	gU
^£ 0	bQhW
^£ 00	gY
^£ 000	fRhU
^€	gX
^€ 0	gS
^€ 00	gW
a /	hTiS
a 0	nR
a 00	fT
a 000	hQjQtV
a :	iQtV
a a	qT
a and	fRhKjQ
a bad	iXsT
a bit	jUqJsR
a bloke	qJsY
a board	mV
a bonus	kT
a car	jGlY
a cargo	hWmY
a casa	dThSqK
a chair	eWgJtU
a chaleur	jQ
a charitable	bR
a church	bUcJ
a cinco	mQpS
a convenir	fRoT
a coruna	cU
a cto	aViKqQ
a cv	pU
a data	aQ
a day	gYi\\
a de	aU
a defaut	kT
a degree	lQ
a deja	jVqR
a dental	jIkV
a desk	gChZkI
a disgrace	iSqR
a domicile	aQdU
a driving	iIlU
a duree	eW
a dutch	bT
a encadrer	mR
a ete	iHqY
a face	fUgS
a fait	q[
a family	sT
a few	bS
a file	cKgV
a fin	oW
a fleece	fJhKiKjW
a fortnight	cHdSpJqU
a friday	jWlT
a full	fHsW
a gap	qQsS
a good	sQ
a half	dQfSgUjI
a head	aWiR
a heriot-watt	jJkU
a hundred	gT
a jour	iSj^
a l'agence	pTqJsS
a l'aise	jZ
a lady	rJsW
a las	fX
a line	aRcHjKrU
a list	gIiDjYlW
a little	iUrWtF
a local	kHpIs\`
a long	iHkWoTqK
a los	eRi[
a lot	iRjJlKnT
a lui	qX
a man	jJs[
a maquina	aSjY
a mayo	eWoI
a mi	cKmQ
a mile	iKjVnT
a model	jSqR
a month	iR
a monthly	dRiRtK
a morning	bTfUtJ
a msg	pU
a mum	sT
a must	jGl[
a nadie	bZgHiI
a ne	aHcKpKq^sG
a new	b]cJ
a nice	dThHjQkW
a night	bUpS
a nivel	jU
a nordic	bTcK
a notre	aJbJiJjFkRmSqJsKtX
a octubre	oS
a page	rQ
a parking	gIhSqS
a part	aHgRiTmW
a partir	gQ
a person	aJrTtY
a pied	bKcKeKgJiUmKtJ
a plus	hWjHk\`lK
a prerequisite	lV
a proveedores	pQ
a proyecto	aReR
a quarter	dViUjR
a quatre	iU
a real	eGj\\
a recruiter	pRqQ
a requirement	jJlUtR
a retired	lSsUtI
a rien	lV
a round	iIjRpV
a row	qX
a sabado	gIhS
a saturday	fSiT
a scandinavian	bKjFkU
a school	bQiJjW
a second	bTcKiJkUqU
a seis	fTiJ
a senior	qV
a ser	kX
a share	gR
a small	bUpWqJ
a social	bR
a socios	iV
a strong	qU
a su	mRqRtQ
a sus	jT
a teacher	aGeZlS
a team	mVqT
a text	pRqT
a time	fKiVpI
a todo	aKeQiKmHoKpYqKrItJ
a todos	qZ
a tortas	jTqT
a tres	mW
a trois	aIbKcHfKmKpYrH
a un	qS
a una	aRfUtI
a ver	tZ
a viernes	fW
a view	bGeUtT
a votre	pRrT
a walk	pU
a week	nR
a wk	cSgEhY
a woman	aIsZ
a working	iY
a written	pT
a year	hS
a yr	hKiU
a £	bHfKhFiY
a$	t]
a.m	gKpQ
a.m$	iT
aa	bYcIiVjHtK
ab	oT
ab 0	gRoR
ab 00	fV
ab 2000	bIiSjFqW
ab dem	fHhXiIjKlKmKnVoFpKqH
ab januar	eSgQoQqI
ab marz	eU
ab oktober	oU
ab sofort	oT
ab und	bVjInT
ab$	bV
abend	aHf[tR
abend$	aHtU
abend-	fUiIjR
abende	fQoJ
abends	fViI
abends daheim	dJfRhKnR
abends$	fZiHpT
aber	kX
aber das	qY
aber nicht	lRrW
aberd-	cY
aberdeen	cY
aberdeen$	cY
abery-	cUfJ
aberystwyth	cUfJ
aberystwyth$	bQcQfI
abgef-	fU
abgefeiert	fU
abgefeiert$	fV
abgeg-	fYiQjK
abgegolten	fZiK
abgegolten$	fZiK
abges-	jXsR
abgeschl	jT
abgeschl ausb	jT
abgeschlossen	jSsT
abgeschlossene	jQ
abgeschlossene ausbildung	jR
abgeschlossenes	jW
abgew-	jU
abier-	bU
abierta	bRqQ
abierta en	bQqS
abierto	bTcG
abili-	hKiIj\`kKnEsK
abkla-	iS
abklaren	iS
able	jW
able to	jY
able$	iZ
abm	j\\
abm$	jV
aboga-	bU
about "	jKrX
about $	gQ
about 0	bZiEkK
about 00	cQfVmT
about 000	bUcK
about it	bWjQ
about nights	rQsV
about the	pFqYrR
about to	jGsW
about £	bTiKjK
about$	bJdVfTkJtT
above	iVjKkV
above all	jHkY
abraz-	iJtb
abrazo	tZ
abrazo$	tS
abrec-	aViYtJ
abrechnung	hHiTjQpT
abril	oR
abril$	oRqQ
abrim-	bQtT
abrimos	bQtT
abrimos$	tU
abrir	iW
abs	fKiIjX
abs 0	eQ
abs$	fKiIjX
absat-	cKrYtT
absatz	cKrYtT
absatz$	bJcJrStV
absch-	iKj\\
abschluss	iKj\\
absen-	gQsS
absence	gRqVrJ
absence$	iS
absol-	jVqX
absoluta	pIqT
absoluta$	jTpK
absolute	jSqR
absolutely	jStT
abspr-	dTfUtI
absprache	dTfUtI
absprache$	dTfUtI
abste-	hVsT
absti-	iQqY
abt	iU
abt 00	iR
abtei-	fIiU
abteilung	fIiU
abwas-	aFbXiTtH
aca	bIcGjZlT
acaba-	i\\jJ
acabo	eKqVsS
acade-	cRlU
academia	bWcH
academy	cUlU
acc	sX
acca	jQ
accen-	jKs\\
accent	jIqQsX
accent$	qV
accents	lKsZ
accep-	oXpQqF
accepted	pW
accepted$	pV
acceptes	lU
acceptes$	lU
acces-	bSgSiQ
access	bRiW
access$	bGfXiUjK
accid-	qIrY
accom-	hRiUjUlQrH
accommodation	hTjXrC
accompagner	iR
accompanist	iEjVlEmX
accou-	aXtK
account	qQtJ
account$	bIpU
accountant	aWqX
accountant$	aVtH
accounting	jQlR
accounting$	iJjQlXqI
accounts	aViTjF
accounts$	iZjE
accro-	jErZsU
accru-	gW
accue-	iY
accueil	i[
accueil$	aKcJiUtK
accur-	aJjW
aceit-	bQgQiQ
aceite	bQgQiQ
aceite de	gS
aceite$	bQiR
ach	q\`sFtI
achat-	mRnT
achats	mRnT
achet-	mQ
acheteur	cR
acht	aKbVeQlQ
acht wochen	aIbKeZlU
acht$	fS
achte-	aIbWcJfXiG
achtu-	fT
achtunddreißig	fT
achtunddreißig stunden	fT
ack	jV
ack$	jW
acomp-	aJiU
acompanamiento	bKiZ
acqui-	iX
acres	b\`
acros-	nQ
across	nQ
across three	bU
actas	iZ
actio-	bTiUtU
actions	iZ
actions$	iX
activ-	i[jS
active	iSjW
active directory	jV
actua-	hQjU
actual	rQ
actually	hUjY
acute	fViHjR
ad	aRrX
ad is	aJr^
ad please	aRfGtX
ad says	gQiIsV
ad$	aScIqTrU
ada	gWiQ
ada$	gXqK
add	fSr[
add the	rW
addit-	gWhK
addition	gWhK
addre-	cTdJiV
address	cVdH
ade	iRjV
ade$	bKiVjR
adela-	aW
adema-	hSkS
ademas	hSkS
adher-	bWiQ
adherents	bWiQ
adherents$	bViJ
adjoi-	aVmQ
adjoint	aW
adjud-	bViRjF
adjun-	aQpS
adjunto	aRtQ
adjus-	aTcVlKtF
adler-	aHbVcUtJ
adler-apotheke	aHbVcUtJ
adler-apotheke$	bS
admin	aXfKgKiTjTpRqKrKtI
admin-	aVmV
administrativo	aW
administrativo contable	aW
administrator	aZtH
administrator$	mS
admis-	eUjI
adopt-	eZiS
ados	aJbYjX
adr	kXlX
adr no	jJkGlY
adres-	pZ
ads	iJjWqW
adult	gGiY
adult-	iQkU
adults	iQkU
adv	qQ
adv$	aThR
advan-	jHkV
advantage	jGkW
advantage$	jHkZ
adven-	oU
advent	oU
adver-	rXtT
advert	eKrQtU
advert$	aHeErVtS
advertise	eRlJqR
advis-	aRmZ
adviser	aW
adviser$	aUtJ
aed	cUgX
aed 0	gZ
affai-	bQ
affairs	bQ
affic-	iX
afin	jW
afin$	jT
afrai-	dSjS
afraid	dSjS
afraid$	dQqX
after 0	fKgYhU
after 00	fEgVhTqQ
after a	aVhRqQ
after half	pTqV
after probation	dX
after six	bWpQ
after the	gWhKoT
after$	aEfUhWiEjKtT
after-	aS
afternoon	dQtR
ag	bVcEjS
again	aHqTrTtU
again so	qS
again$	rYtW
age	gVrQsXtV
age$	gYqJtS
aged	bQgRlQmQ
aged 0	bWfKgI
agenc-	bU
agence	aRcS
agence de	bRcY
agence$	aVbIcFiIjVpR
agencia	bTqT
agencia de	bWjU
agencia no	jS
agencia$	cJlJqZrI
agencies	bUpQrT
agencies$	p_rE
agency in	cKpT
agency or	jT
agency side	jZ
agency$	bYeVhKiJmJ
agend-	iUtR
agenda	hRiRtS
agenda$	cKiTtV
agent	aU
agent de	aV
agent$	aR
agent-	mR
agente	aX
agentes	mX
agents	cQiQmR
agents$	bRmQ
agentur	bRiKjSqR
agile	cGd[iIjH
agile$	cGdYiHjH
agm	iJjU
agost-	fUoQ
agosto	fUoQ
agosto y	hR
agosto$	eUoT
agree-	sU
agreed	aJiJsY
agreed :	qVsKtI
agreement	lQ
agreement$	eQgQiIlU
agric-	bJiVjTnJ
agricole	jUnJ
agua	bQhTqT
aguin-	hV
aguinaldo	hV
ah	qKtX
ah nein	eJfZiJlGnHrTtE
ah$	bJfQhSiHtQ
ahead	fXgKqR
ahead$	fYgKiK
ahi	eUhQqR
ahm	t\\
ahm$	jItY
ahnli-	jQkV
ahnliches	jQkV
ahora	bQiT
ahorr-	kUlK
ahorro	gKiT
aid	jX
aid$	jXkI
aide	hTiW
aide au	hTiW
aider	i^lG
aides	aVmQtF
aimer	jRnY
air	bW
ajust-	eJfJgVhG
akkor-	gTtS
akkord	gTtS
al 00	eRhS
al 000	g@pSqX
al ano	hXjEn[
al dia	j[
al ingles	rX
al lado	cSdK
al menos	iTjJsQ
al mes	fVgV
al que	qY
al taller	bJpZ
al$	h]
alarm-	nV
alarms	nV
alarms$	nV
albac-	bTc[tJ
alema-	kQ
aleman	kQ
alerg-	iT
alergenos	iT
algo	jW
algo de	kS
algui-	aS
alguien	aS
algun	rWsF
algun-	cKfTqQ
alguna	fU
alime-	bQhS
alimentacion	cJhXiIqJtK
alimentacion$	bQcIhXiIqJtK
alimentos	cV
alimentos$	jS
all 0	gSiJjV
all day	fTjX
all in	fQ
all that	sTtQ
all the	dUiIjKlU
all three	bXgTqI
all$	hSmV
alle	gQqT
alle 0	cJdW
alle gleich	aKbGcIdIeKfJgWhKiIjJkKlKmKnKoKpKqJsHtK
alle$	hT
alleg-	iSjIkUtJ
allei-	iSjW
allein	iU
allem-	kVrQ
allemand	kVrR
allemand$	kGrX
allen	fFgYhQ
allen-	cZiCjUtJ
aller	bR
aller-	iR
allergens	iW
alles	lR
alles andere	dViKjUkJ
alles$	aVbJiKjJlXrKtJ
alloc-	fIi[
allow-	gSh[
allowance	gThQ
allowance 000	aHfGgRiF
allowance and	gShJ
allowance £	hS
allowance$	dIhU
allta-	aTfIiHlGqItZ
almen-	aFbWcYeKiHoKqItJ
alnwi-	aIcR
alnwick	aIcR
alnwick$	aIcR
aloja-	h]
alojamiento	h]
along	lXqV
along-	mX
alongside	mX
alors	tU
alpha-	cYjK
alrea-	lQqQsR
already	lQqQsR
als	kQ
als 0	jS
als zwei	eKfR
als$	bIkU
also	tV
also 00	eKfUgQoF
also :	aUlKnY
also ahm	fKsKtT
also die	aKtT
also nicht	qW
also so	bKsV
also wir	aS
also$	cJhHiEta
alt	bXoHqHsT
alta	dXe\\gKhI
alta en	eU
alta$	cFdUeTgKiJjKsJ
altas	bKcSiV
alte	oV
alten	aJtU
alten-	fHi[oKqJ
alter	aIbWeJfIrHsY
alter als	eKjR
alter-	fSiIkQ
alteren	kXqJ
alternance	bJeY
alternance 0	eU
alternante	bKmZ
alternate	fU
altur-	cU
altura	cU
altura$	jS
alu	jJlU
alumn-	bR
alumnos	bR
alway-	bQpS
always	bQpS
always have	bQfR
always on	fHhJpW
alzhe-	bKkSqS
alzheimer	bKkSqS
am 0	fSqR
am 00	pQqZ
am besten	fKs\\
am dienstag	qT
am in	jVlKqKtR
am liebsten	oQsR
am markt	bQcXeEmH
am samstag	gYhF
am see	bWcWpH
am starts	aHf\\oK
am tag	nX
am telefon	jX
am tresen	iRmT
am$	fTpT
ambul-	bRqRtH
amena-	qW
amenaza	qW
amenaza con	qW
ampa	aJbWqS
ampar-	pU
amparo	pU
ampli-	cGeStU
amplitude	bTfQgJ
amplitude 0	bTfQgJ
amt	bWrT
amt$	jIrXtT
an 0000	pS
an :	iSpXtS
an a	aRbKnW
an ad	eQtR
an advantage	jIkT
an analyst	m[
an apprentice	mW
an asset	kV
an den	iVmR
an der	bTcR
an die	bKiRsR
an frau	iJpZ
an hour	gQ
an hr	gX
an mich	jIm\\qJtT
an office	aIcKiXjJlKqJ
an opening	fT
an personal	pW
an renouvelable	eR
an schultagen	fXiKsK
an sie	pU
an tvod	gS
an$	hRtU
anaes-	iKjZ
anali-	aS
analisis	gKiR
analista	aS
analistas	aVfKmR
analy-	hQmV
analysis	jV
analyst	aVmR
analyst$	aUmV
anbei	tW
ancho-	aKbQdY
anchor	aKbQdY
anchor day	dV
ancie-	hS
anciennete	hS
anciennete$	eKhT
and 0	iJmSpQ
and 00	fS
and 000	bUjK
and a	bQ
and able	jU
and about	aHbJcXmQ
and all	aKhUiKtS
and an	bFiIm^
and ask	pT
and at	jS
and b	jR
and be	jTqH
and by	iY
and can	jZqE
and daily	aR
and dental	hRiIjK
and don't	aKgKhKiIjKlJmJpHqKrVsJtJ
and dr	mRqT
and english	jR
and every	fQ
and finish	f[
and five	hY
and half	aHgS
and have	iFjTsR
and he's	qWtI
and honestly	cEdWqR
and i	jIlQ
and i'll	eJhQiJpUqItR
and in	pHr\\
and is	eHq[rJ
and it	bRtT
and it's	hSqTsH
and keep	iYmKtK
and keeps	iW
and long	cSjU
and make	eV
and me	mTtK
and medical	gQ
and must	iS
and my	jKmZpJ
and never	bV
and new	fGhX
and no	sQ
and not	sT
and one	aRpQ
and our	bWiJrQ
and pack	gKiWjU
and please	iKqX
and run	iQtT
and second	aSiQtK
and set	dIjV
and sit	iHmV
and so	bWiS
and still	bT
and talk	jYrK
and ten	bTgV
and that	hHiKsX
and they	bIfSjU
and they're	iUjIqW
and thinking	iKjW
and to	kWmQ
and train	hIiZ
and two	aVmQ
and uh	bJcJgJhRjItU
and we	bScT
and we'll	cWfJiK
and we're	aIbRqI
and will	jIqZ
and with	iJjRmW
and without	sT
and yes	bGqZ
and you	gQ
and £	eJnW
anda	q]tI
andere	cSdQkR
andere$	jW
anderen	qQ
anderes	jT
anderes$	jT
anders	rItV
andre-	cRiHmRpIt]
anerk-	bQjZ
anerkennung	fJjQ
anfan-	aUoYrQtK
anfang	oU
anfang$	hQ
anfangen	oXrWtJ
anfor-	aIrQtS
angeb-	jRmR
angebote	iQqT
angeh-	iVqS
angel-	bRgS
angelehnt	gS
angelehnt an	gS
angem-	gR
angemeldet	gR
anger-	cQgTlSqQ
angers	cTjKlU
angers$	cTjJlV
anges-	eYjQ
angestellt	eZ
angestellte	iV
angestellte$	gQiS
angestelltenlehrgang	aHiHjY
angla-	jU
anglais	jW
anglais c	jQ
anglais courant	jU
anglais de	jZ
angli-	rT
anglican	jSlIrKsT
anglicismes	rU
angry	aDfKiZjJqJ
anhor-	iV
anhorungen	iV
anima-	aRgSkR
animal	cTqR
animation	iYrK
animaux	hR
animaux$	hR
anime-	iX
animer	iU
animer le	iS
anlag-	cSgW
anlage	cSgX
anlagen	cR
anlagenmechaniker	qV
anleg-	iV
anlei-	aKi^jI
anleitung	aIiY
anmel-	hJi[
anmeldung	hJi[
anmeldung$	iV
ann	aEbDc_eJfHgFjJlHmDnHoDqHsItK
annee	dShKqT
annel-	pV
annon-	qW
annonce	qUtQ
annonce :	qG
annonce$	qT
annou-	qZtU
announced	qW
announcement	pKqXtV
annua-	fXiRjQ
annual	iUjT
annual$	iVjI
annualised	eKfX
annually	fZ
annually$	fZ
annue-	hQiY
annuels$	gV
ano	eShUnS
ano con	bThUjJ
ano pasado	bToKrK
ano$	hSnU
anoni-	rX
anony-	iVrX
anonyme	rV
anonyme$	rU
anos	jb
anos de	jY
anos en	jZ
anos gestionando	jY
anos y	jWlK
anos$	bQnQsT
anoth-	aQhR
another	aQhR
another$	aDiUkIqStT
anruf	pYqK
anruf-	pXqKtK
anrufen	iHjKpXqKrKtK
ans	jY
ans d'experience	jU
ans de	jVmW
ans en	iKj_
ans$	bUeZjK
ansch-	cJiX
ansie-	qT
ansiedad	qT
anspr-	mSpW
ansprechpartner	mV
ansprechpartnerin	aImIpWtK
anste-	bKeXsW
answe-	iSmQ
answer	bQmT
answer to	iGm[
answer$	iQ
answering	aRiT
answering the	aUiQtJ
answers	iQlJpS
ante	aKiXpQ
antec-	sT
antecedentes	sT
anteq-	cU
antequera	cU
antequera$	cWqJ
anter-	qT
anterior	qT
anterior se	qW
antes de	pR
antes del	oT
antes$	tX
antra-	aKiWpEtX
antwo-	bX
anual-	iT
anuales	iT
anunc-	rT
anuncio	rT
anuncio de	rRtR
anwal-	jTsQ
anwalt	jTsQ
anwalt$	jUpK
anwes-	aHdUfGjHqItX
any	tS
any 0	aIcR
any more	qQ
any of	cIdUjKkY
anyon-	oQsV
anyone	oQsV
anyone$	eJoVsH
anyth-	iRtV
anything	iRtV
anything about	qU
anything$	tV
anywa-	pR
anyway	pR
anyway$	lJrQ
anywh-	cX
anywhere	cX
anywhere between	dJnT
anywhere in	d[
anywhere$	hS
anzei-	rV
anzeige	qRrT
anzeige$	rT
aout	bKhRo]
aout$	bIhSoY
ap	aVmUqStK
ap is	mUqU
apart-	gT
aparte	gT
aparte$	gU
apert-	pJt^
apertura	iS
api	hKkW
aplic-	iJjSrT
apoyo	oX
app	bTiVpU
app$	cKpZ
appar-	bQhV
appea-	iSjKpKqKrVsU
appeal	iX
appearance	cKdJqKsX
appearance$	bKcJdIkJoKrKsX
appel-	pWqQ
appelle	kKqT
appli-	pT
applicable	fVhVjH
applicable$	hWjI
applicants	jRsQ
application	kKpV
applications	pS
applications from	rRtS
applications$	jZ
apply	p[qUtH
apply and	qW
apply by	p\\
apply$	pQrS
appoi-	tQ
appoint	tV
appoint a	iQtQ
appointment	jRpT
appointment$	jRpT
appointments	iQ
appointments$	iV
appre-	kS
appreciated	kS
appreciated$	kT
apprecie	jQkV
apprentice	aVgRmR
apprentice$	aXmU
apprenticeship	gThJkFlQ
appro-	jS
approval	bJoUqW
approved	aQbVtR
approved for	aHiQqRtJ
approved it	aHqKt^
approved$	aSbViEjItJ
approx	fR
approx 0	fS
apren-	lZpJtJ
apres	dRoR
apres 0	eRhQiI
apres 00	fDgIpY
apres l'essai	dRgQ
apres la	dQqS
apres$	eUjJ
apres-	fY
apres-midi	fY
april	o^
april bis	fT
april to	oS
april$	bRqS
apunt-	hIpRqW
apuntar	hJiSqT
aqui	lTtV
aqui la	cKdWgRiI
aqui$	cJeKlZpHqGrJsKtR
arabe	jRkW
arabi-	aQjHkQlV
arabisch	aQj?lZ
arand-	cS
aranda	cS
aranda de	cS
arbei-	jQ
arbeit	jZ
arbeiten	cFd]fKhKiH
arbeitest	fSmR
arbeitsort	cX
arbeitsrecht	iUjS
arbeitsrecht$	iQjU
arbeitszeit	fUhJnUoH
arbeitszeit ab	fShJnVoH
archi-	aUbUkW
archiv	qSrT
archives	bY
are	bQ
are a	bRiQ
are as	jIlU
are in	dQj^rH
are none	bFiZ
are not	jWpQ
are$	cXjFsTtQ
area	iRjV
area$	aHbKcIdIeIfJgHhGiUjVkJlHmInIoHpIqIrGsItI
areas	bRcIjT
arger	qRsU
arger$	pJqWrS
arger-	qX
argert	qX
argue	jTrKtW
arles	c[iE
arles$	c[iE
arme	iSq[
arnes	jW
arnes$	jW
aroun-	cT
around	cT
around £	gQhQ
around$	cWfKgHjJqJtU
arqui-	jR
arquitecto	jR
arrancamos	bV
arrange	iStV
arret-	iJqV
arrete	pQ
arrib-	nUrU
arriba	nUrU
arriv-	iVoQ
arrived	pJqX
arrived$	qR
art	jXlV
arte	aUsZ
arte$	aVsZ
artic-	gRiZjF
article	gVjK
articles	iWjJ
artis-	bRiVmI
arvo	fTgJiS
arzte	bW
arzte$	aJbXiGtR
as	rS
as a	fHnSsW
as discussed	bQtR
as long	dRfR
as per	gSpK
as promised	tS
as soon	fKoV
as the	qRrS
as they	aJtV
as we	fViJjGlU
as well	iSjJrU
as you	aJbQiIjImKtU
as$	aJeUpKrWtQ
asap	o]
asap$	aCo^pK
ascen-	bSiUjTtI
ascp	fGtT
ascp or	fGtT
asegu-	bWe^gJhC
aseso-	mV
asesor	aS
asesor comercial	aQ
asesoria	aIbV
ashev-	cR
asheville	cR
asheville$	cR
ashor-	fIhKpW
ashore	fIhKpW
asi	oQqS
asi que	oSqS
asia	aXbIdR
asign-	iSn[
asist-	aXfK
asistente	a[
ask	pRq]
ask for	pZ
ask$	gRpQqT
asked	lTqX
asked for	qZtW
asked if	eKsT
asked to	iJl[tI
asoci-	aHb[
asociacion	aHb[
aspir-	bKcGiYjK
assem-	iY
asses-	iXkQ
assessment	iKpUqT
asset	kU
assig-	aHfFiYjKmY
assis-	aWiUmW
assistance	iU
assistant	aYmQ
assistant (	eR
assistant 0	dJfV
assistant$	aYiJ
assistante	aV
assistantes	aScH
assistants	mV
assoc	aW
assoc-	bX
associate	aSgS
associatif	bY
association	bVqT
association 00	aKbX
association$	aJbViJ
associe	hTqQ
associes	bQrS
associes$	bY
asst	aThJiGm[
asst$	aJjQtT
assur-	eVfIhWiVmD
assurances	eJh[iH
astre-	f\\gS
astreinte	f\\gS
astreinte une	fR
astreinte$	fJgW
asunt-	pR
asunto	pRtQ
asunto :	tR
asuntos	gShK
asust-	bIiXjSlIqJsH
at 0	fTiWjW
at 00	hZiIjV
at 90	gThKpJ
at a	gJiTkU
at all	pFq]
at cost	fKhQlUoQ
at ease	jQkVlH
at eight	jX
at five	b]mI
at heights	cJjR
at home	dUjTsY
at it	hFjJpIq\\
at least	jZ
at most	rY
at night	fWiY
at one	iU
at our	bJhU
at ten	fKiWjT
at the	cQ
at time	gQjS
at times	iTnR
at$	aHbHhSpQtT
ateli-	bSdS
atelier	bTdT
atelier$	bUcEdWhE
ateliers	iQ
ateliers du	iW
atenc-	aVhR
atencion	aVhR
atend-	iZ
atender	iV
attac-	jUqQsR
atten-	iSjS
attendance	fIhV
attendance bonus	fJgKhW
attends	jUlJ
attes-	jW
attestation	jW
attor-	bWpK
attra-	qIrUsU
attractive	qJrQsU
attractive$	rW
atv	bJcKfBgFh^iKjI
au 0	o]
au 00	pY
au 000	sR
au bout	hZ
au comite	aJiJmRtW
au comptoir	iS
au depot	cKhUnY
au domaine	bV
au moins	iGj]sH
au plus	nWpS
au president	pT
au salon	iRjIpU
au$	cJeVjJoXqKsJ
au-de-	cRhRjKqQ
au-dessus	cRhRjKqQ
au-dessus de	aKcWqV
au-dessus du	gThSiJjI
auch	hQ
auch auf	cTrZsI
auch die	aIgYhKjJmH
auch mal	fViVjK
auch privat	hT
auch$	iTkSlQoQ
auckl-	cY
auckland	cY
aucun-	iKjKlV
aucune	iKjKlV
aucune experience	iKjKlV
audio	iS
audio typing	iT
audit	dSiY
audit committee	mT
audit$	fYjKsI
audit-	iVpV
auditor	aViKtJ
auditorias	iU
audits	iY
auf 000	eQfFgW
auf dem	aVhW
auf die	fVhKmW
auf drei	eW
auf ein	eVmJrK
auf insta	fH
auf wunsch	hX
auf$	rVtU
aufba-	iZ
aufbauen	iW
aufga-	iStT
aufgabe	iVtI
aufgaben	tR
aufgaben :	tR
aufma-	i]
aufmaß	iT
aufse-	aSiU
aufsetzen	aSiU
aufsi-	aVjRtH
aufsicht	aVjRtH
aufst-	eJfU
auftr-	bXfHiZ
auftrag	aJbTiSkJ
auftrage	bW
aufwa-	bQgTsQ
aufwarts	bRgVsQ
aufwarts$	bSgTsR
aufzu-	bSlV
aufzuge	aKbSlV
aug	fIhTo\\
aug 00	bJeHfJoZ
aug$	oX
auge	r]
augus-	oT
august	oU
august oder	oR
august$	fRoR
aula	m\\
aula de	aSfKjDm[tJ
aula$	cJjUmQ
aun	qX
aun no	qX
aunqu-	iV
aunque	iV
aunque no	iV
aupre-	iTjQ
aupres	iTjQ
aupres de	iQjRmJ
aupres des	iV
aupres$	jS
aura	aHiImY
aus	sU
aus dem	bX
aus der	jKlTs[
aus$	nRqSsR
ausb	jT
ausb$	jT
ausbi-	aJjVlY
ausbildung	aIl[
ausbildung als	aGjXlK
ausbildung$	jS
ausdr-	kKlY
ausdrucklich	kKlY
ausfu-	aIgJi[oKtU
ausge-	fUjY
ausgeglichen	fYgJiKqJ
ausgeglichen$	fYgJiKqJ
ausgelernt	hJjTlQ
ausha-	jX
aushalten	jX
aushalten$	jX
ausku-	iYpS
auskunft	iRmKpU
ausla-	iTsY
auslander	rKsZ
auslander die	sT
auslander$	rJsZ
auslo-	gUhU
auslose	gUhU
ausma-	jW
ausri-	iTqR
ausrichten	iTqR
ausrichten$	iTqR
ausro-	iX
ausrollen	iX
aussc-	iY
ausschließlich	pUrR
ausschließlich uber	pU
ausschreiben	iJqSrKtT
ausschreiben$	rJtU
ausschreibung	tR
ausschreibung$	bZiJ
aussi	kQrT
aussi$	fSkXlJ
austi-	cVnJqK
austin	cVnJqK
austr-	cTjKqS
auswa-	parJtE
auszu-	mWqR
auszubildende	mX
autho-	iVjU
author	jS
authorised	bTeKiIjV
authority$	jQ
autis-	kU
auto	hQlRnT
auto$	aRbEhX
auto--	jJtW
autob-	gJhY
autobus	gJhY
autoc-	kQ
autocad	jSkU
autocad$	jQkT
autoclave	hUiV
autoh-	bUtK
autohaus	bUtK
autom-	aViKjQ
automated	jWkGqS
auton-	bTeTiHjQ
autonoma	bSiKjR
autonome	hTiJjR
autonome sur	jU
autonomo	eY
autonomo$	eY
autor-	jSrSsS
autou-	cW
autour	cW
autour de	cR
autour$	cXnJ
aux	iX
aux clients	iS
aux prud'hommes	qR
auxil-	iHkTmR
auxiliar	aThV
auxiliar de	aXhI
auxilio	gS
auxilio de	gS
außen-	aUnR
außendienst	aXnT
außer	fRhV
außer-	gWhJjS
avail-	cUdFfShR
available	cUdFfShR
available$	cVdFhQiJ
avanc-	gU
avance	gU
avant	pX
avant le	aJpVtS
avant$	pQsR
avanz-	jU
avanzado	jU
avanzado$	jU
avec la	iV
avec le	iT
avec les	iTqR
avec ma	pRqV
avec un	pWqW
avec$	jHqW
avera-	fTgQ
average	fTgR
average 00	fQgT
average$	fThI
avez	jZ
avisa-	iKpW
aviso	rW
aviso-	rUsJ
avisos	rUsJ
avoid	r_sS
avoid the	r]
avoir	jQkT
avons	bKlYmHpI
avril	oY
avril$	oR
award	aKgXqQ
award level	aIdKeKgYiIjKlJmJnKoKqKrJsKtI
award-	jR
awards	gQiS
away	fBhQn\`
aws	aKfHg[jRkRtK
ayuda	aR
ayuda-	iSlS
ayudante	gU
ayudantes	iIlVmT
ayudantes$	aSmX
ayunt-	bX
ayuntamiento	bX
ayuntamiento de	bY
az	c[iK
azubi	m^
azubi$	mY
azubi-	iRmV
azubis	iRmV
azubis$	m[oK
b	jZ
b (	gShS
b +	lK
b /	gY
b 0	eQgQjS
b and	jQ
b or	eYjH
b ou	gJhR
b with	hTpQ
b$	jX
b-sch-	hIjX
b-schein	hIjX
b.ed	cIiJjYkItJ
babie-	hKmSqT
babies	hKmSqT
babies$	mRqR
baby	iVoHqYtI
bac	j_
bac +	iHj^
bac pro	jX
bache-	jW
bachelor	jSlI
bachelor's	jU
bachelor's in	jW
back	sU
back or	hDjCs^
back to	dKfThIiQ
back$	bSfQiR
backe-	aUlR
backen	aJiSmX
backend	aW
backerei	bIjIlX
backf-	qV
backfill	qV
backfill for	qV
backg-	jSlU
background	jSlU
background check	fJiJjakKlGtK
background would	kX
background$	sWtI
backl-	dQiV
backlog	dQiV
backs	q_
backs-	aWbQ
backstube	aWbUiJ
bacon	fKh\\iSjJmH
bad	aKc]iQ
bad$	cQ
badge	jQqT
badge$	iQqStI
bafa	j\\
bafa complet	jX
bags	iTjV
bahn	bWcHhGn\`
bahnc-	cKhY
bahncard	cKhY
bahnh-	aKbVcSjKtE
bahnhof	cV
bahnhof$	cS
baja	qT
bajar	iRoS
bajas	iW
balan-	iW
balance	iW
balay-	jQ
balayage	jQ
bambe-	cT
bamberg	cT
bamberg$	cS
banca-	iSjS
banco	cSiT
banco de	cSiR
banco-	iV
bancos	iV
bancos$	iV
band	aVgSqX
band 0	a\\iQ
band$	gWhK
banda	gV
bands	gTiR
bands-	aKbTcGiIqXtI
bank	eXiSjH
bank holidays	hRiK
bank hols	hVoJqR
bank of	bJhJiGmVtV
bank$	eWiQjJrV
banke-	gRlV
banken	gUiR
banki-	iV
banking	iV
banking$	iW
bankr-	bUjU
banks-	iHjYtV
bano	fJiYsW
bano$	cJhKiVsY
banqu-	aUbHiWqQ
banque	qY
bapti-	aKtV
bar	b]iQrR
bar$	bX
barce-	c[
barcelona	cR
barcelona$	cR
barem-	g[
bareme	g[
bareme$	gR
baris-	bQfQ
barista	bQfQ
barista$	aY
barki-	cTjTpR
barking	cVjU
barking$	bJcXiI
barra-	iRpT
barre-	aKb[
barri-	cWkW
barrio	bVcSfK
bas	gKqS
base	aJcbgU
base +	gR
base 00	fJgWhG
base en	cS
base$	cAdYgY
based	aKc[dU
based in	aJbTcT
based$	bUcH
basic	gRjXlS
basic 00	aJfFgZjElJnKpJ
basic$	fSgQjJlT
basically	cSdGsRtS
basically$	cWkKsQtI
basico	gUkU
basico mas	g[
basico$	jU
basics	lS
basics$	lR
basis	eSjT
basis (	bRgHjU
bassi-	cShU
bassins	cShU
basta	lV
basta$	jJlWqS
basta-	iJjT
bastante	iJjT
batch	cIo\\
batch$	bR
batch-	bIfViQ
batches	bIfViQ
batches$	bIfV
bathr-	iXsX
batim-	aQ
batiment	aQ
batiment$	aT
bauen	hUiQtR
bauen$	hR
bauin-	iKjZ
bauing	aViKjR
baule-	aRjQ
bauleitung	jVqJ
baust-	cXsR
baustelle	rJsV
baustellen	cZ
bautz-	cVqS
bautzen	cVqS
bav	fKgIhZpK
bav$	hU
bayer-	nY
bayes-	kV
bayesian	kWtI
bcbs	hW
be "	rU
be /	dYhIjYkH
be 0	fSmS
be a	fRjKlS
be able	iKqQ
be better	qJsU
be comfortable	jU
be considered	lV
be discreet	q[
be doing	sX
be in	eUrW
be no	jU
be ok	jT
be on	fSiIjIkUoQ
be one	dKiKjKkHpKqJrZsH
be polite	qU
be with	aKtR
be$	iIjSlTtR
bea	aIrGtX
bea$	iTtT
beant-	aQeRrS
beantworten	rW
beantworten$	rW
beau	qSsT
beauf-	iV
beaut-	aVbSmK
bebe	qZ
bebid-	aJbY
becar-	mTqS
becario	mRqS
because i	aIqKrKt]
because of	iGnUqR
because the	jQpIrU
because we	lHmX
because$	cKiGlGmXqH
becom-	iRkKqQ
become	iRkKqQ
bed	bXdThSiK
bedie-	aWiQ
bedro-	bThS
beds	b\`hJ
beds$	bW
beef	bWgKhW
been	bS
been here	bRmR
been on	bUtJ
been through	jQkT
been told	qXrY
been$	bQfR
beer	eKgChZiKjW
beer$	eKgCh\\jV
befor-	jQoR
before	jQoS
before 0	pSqT
before 00	fFjKpY
before it	iXjG
before the	oQ
before you	bX
before$	jYlS
befri-	eZ
befristet	e[
befristet fur	aJeUjH
befristet$	eV
begin-	o\\
beginn	oY
beginn 00	oT
beginning	eKoX
begle-	iSmVpJ
begleiten	iTjQ
begleiten$	iSjQ
begru-	iKqVrWsI
behan-	bUcKiYjGpJrIsG
beheb-	iS
beheben	iS
beher-	jV
beherrschen	jV
beherrschen$	jW
behin-	cUhGjS
behind	cUhGjS
behor-	bYjKrU
behre-	qU
behut-	qRrKtR
behutsam	qRrKtR
bei 0	gRqR
bei 00	jZtH
bei dem	sW
bei den	sX
bei der	eThV
bei gleicher	pT
bei mir	p\\
bei uns	lZ
bei$	jQlQpS
beim	iQmRqV
being	jWqX
being funny	jV
being the	bKtU
bejar	cWgSiI
bejar$	bQcY
bekom-	mQtU
belas-	iIj\\
beleg-	iUqT
belie-	fVpQrR
believe	aIiIrXtR
believes	qV
believes he	qV
below	sZtX
below 00	s_
below$	tY
bem-g-	iU
bem-gesprache	iU
bemer-	rRsR
bemerkung	rRsR
bemerkung :	rRsR
bench	bT
bench joiner	aT
bench$	bX
bench-	bV
benches	bV
bened-	qX
benedikt	mT
benedikt haas	mT
benef-	hZrS
benefits	aQhRqJrT
benefits :	hS
benefits$	hHiQtS
beng	aKiBj_mJ
bepec-	jS
bepecaser	jS
bepecaser ou	jS
berat-	i^
beraten	iV
beraten$	iQ
beratung	aQiQ
berce-	qQ
berceaux	qQ
berceaux$	bT
berei-	fRjV
bereit	jVnW
bereitschaft	fVgQjV
bereitschaft zu	fGiJj\\
bereitschaft$	fUgWhD
berge-	aIbJcUjT
beric-	hIiHmc
berichtet	hKiJmY
berli-	bRdInS
berlin	jKnU
bernd	tY
berta	qU
beruf-	gSjV
besch-	bVfHgZ
beschaftigte	bX
beschaftigte$	bV
beschaftigten	bT
beschaftigten$	bW
bescheid	rW
beset-	aToWtR
besetzen	aVtS
besetzen$	tZ
besetzung	o[
besoi-	lRtT
besoin	lRtT
besoin d	tX
besoin d'un	iRlTtJ
besoin d'une	aVbIcItF
besoin de	lR
besoin$	lUpK
bespr-	tT
besprochen	tT
besse-	bSkXoR
besser	bSkXoR
besser$	k\\
best	pQsUtX
best$	hIpSrHsX
besta-	iVqQ
bestattungsfachkraft	aT
bestattungsfachkraft$	aR
beste	tZ
beste gruße	tZ
beste-	iYpQ
bestellung	eFi[
besten	pWsW
betre-	iQpStT
betreff	iIpVtU
betreuung	iT
betri-	hY
betrieb	aKbQmW
betriebsarzt	hTjK
betriebsarzt$	hTjK
betriebselektriker	a[
betriebselektriker$	aY
betriebsrat	jUqV
bette-	mRsU
betten	bYcIeJmX
betten$	bTcImVsK
better	sY
better than	qJsU
better$	jQtS
between 0	fR
between us	qTsY
between you	qStK
between$	cIgTiTqS
bev	mW
bev and	mX
bevor	iVtT
bevor-	kQsS
bevorzugt	kQsS
bevorzugt$	kTsU
beweg-	aTiT
bewer-	pf
bewerben	jK
bewerber	pU
bewerbung	pU
bewerbung an	mKpT
bewerbung bis	pS
bewerbung mit	pQ
bewerbung$	pR
bewerbungen	pZ
bewil-	iJjUqR
bewoh-	bYiVjE
bex	aFbIqYtS
bezah-	hVlRpR
bezahlt	hVpS
bezahlt wird	cIgX
bezahlt$	gJhQpX
bezie-	cViR
bh	fKh[iKjI
bh$	cKhX
bi	kY
bi$	kS
bibli-	aTbUrTtD
bid	fW
bien	fQsS
bien y	bZjTqK
bien$	jRkY
bienv-	iHjKkXlZrR
bienvenu	jKkT
bienvenu$	jKkU
bier	bZiJpQ
biete-	tS
bieten	tT
bieten :	tR
big	kZsR
big plus	kW
bigge-	cZgIrZ
bike	gU
bilan	gSi_
bilan-	b[cKiTjIkR
bilba-	cS
bilbao	cS
bilbao$	bKcV
bild	iKlHpJr\`sF
bilds-	bHcFdFgHh]nJ
bildu-	iXjKkGsJ
bilin-	aTmT
bilingual	aVgSrQ
bilingual$	aVbJcIgRiJkJmKrHtK
billi-	iRlIqR
billing	iRlHpQsK
bim	aViS
bim$	aXjJ
bin	aKhJmUpRqQtU
bin ich	jJmXpRtJ
binde-	hRiRtS
bindestrich	tU
bingo	rU
bingo$	rV
binne-	bZ
binom-	mX
binome	mX
binome avec	mX
bins	iZqV
bins$	iWqW
bio	bUhR
bio$	bViI
biolo-	jU
biologie	aTjW
birth-	hRjR
birthday	hT
bis 0	qU
bis 00	eQ
bis 000	aJkHq\\
bis 2000	iX
bis dahin	q\\
bis die	hViJqU
bis ende	eY
bis fr	fU
bis freitag	fQ
bis in	jUsS
bis juni	fYoI
bis marz	aHeXiU
bis ostern	qU
bis september	mVoRqI
bis zu	dVgR
bis zum	fWkJoKpV
bis zur	eUiTtK
bis zwolf	fT
bis$	hToQ
bishe-	qW
bisher	qV
bisho-	cWqW
bisou-	tV
bisous	tV
bisous$	pKtY
bissc-	bSiSkJ
bisschen	bSiSkJ
bissl	cKjTlKnT
bist	mX
bit about	qU
bit of	bHiWkS
bit$	iRjWkG
bitte	qQr\\sT
bitte an	pXrH
bitte bis	pY
bitte die	qTrS
bitte kein	sR
bitte keine	sV
bitte mit	eSiKlQpSqJ
bitte nicht	gJq]
bitte nur	sW
bitte per	pKr[
bitte uber	jJqSrIsR
bitte$	iRrVsR
biz	aQfIgYhK
bjr$	aJtU
bl	hIiEm\`
blabl-	rQ
blabla	rQ
black	aSiKjZ
blagu-	r]
blame	qV
blame her	qV
blanc-	eTgFhX
bleib-	sT
bleiben	bVfGgIiJjIqKsY
bleibt	qR
bleibt unter	qR
bleibt$	iS
blend-	dXiKj@kZ
bless	aJlItZ
bleu	bZrT
bleu$	aIbUrR
block-	fEi\\qR
blog	i]jJ
blog$	iKpGqVrX
bloke	qJsY
blood	i]lJ
blue	rS
blue light	rS
board	iQtT
board approved	qJtU
board of	mV
board$	aIiVpVtR
board-	aQbUpKtS
boarding	aUpItU
boca	bYtE
boca$	bYtE
bodeg-	aQbZ
bodega	bTdJnT
boden-	bY
body	bRrZtH
boile-	iV
boiler	iR
boili-	bUiS
boiling	bUiS
bois	aIb\\iS
boise	cYfK
boise$	aU
boite	cHjHm\\sI
boliv-	jS
bolog-	cKnV
bologna	cKnV
bolsa	eZpQrT
bolsa de	e^pHqJrV
bon	qRtQ
bon$	aHqRtU
bonjo-	tW
bonjour	tW
bonne	sWtX
bono	gXhQ
bono de	hS
bono por	cGgWmK
bonob-	hZ
bonobus	hZ
bonso-	tU
bonsoir	tU
bonsoir$	tT
bonus	g]kZ
bonus 0	fKg]hE
bonus 00	gV
bonus half	gR
bonus if	gUiJ
bonus on	gQ
bonus points	kW
bonus up	gVhK
bonus$	dKgShIiKjKkb
book	iXjUpT
book$	aHcKjIpVtI
booki-	bSiS
booking	iR
bookings	aKbUiUqJtH
books	aQhRiWjItF
books$	aUiTjItE
boots	gJhX
boots$	hViJ
boots-	bRjHkW
bootstrapped	bT
bord	fXhEjQ
bord$	fTiJjU
borda-	aIcIeIj\`
borde-	cRiQ
bordeaux	aQcWdKiJ
border	bRdSqJ
born	jKrFsb
borra-	r^
boss	iJm]qXtV
botel-	aIfHjYtK
both	iI
both a	rQ
both languages	rV
both$	eSfSjRlR
bothe-	jUlR
bothered	lT
bothered$	jKkElX
bottl-	aKhViWjIlKoGqK
bough-	bS
bought	bS
boula-	bTnQ
bourg-	cYhXsQ
bourr-	iQsR
bout	hZ
bout d'un	hW
bouti-	bX
boutique	bU
boutique de	aKbS
boutique$	bRpQ
boutiques	bTiK
box	hX
boxes	aHb_gGhDi?j\`tH
boys	aSfRsU
bp	jXkS
bp$	fGiJkU
bpjep-	hRjT
bpjeps	hRjT
br	jT
bradf-	cV
bradford	cV
bradford$	cV
brain	tS
brain dump	tS
branc-	aJbScQhTlR
branch	bQcVhV
branches	aFbU
branches$	aFbTkJlR
brand	aZqU
brand-	bHkRmZrV
brann-	aKbWcKgIiKtK
brannock	aKbWcKgIiKtK
bras	aWbUcHiE
brasa	pR
brasa$	iSqTsK
brauc-	lYtQ
brauch	tT
brauchen	tR
brauchen eine	cXtH
brauchen$	aQbJiKtS
brauchst	jSlVnK
brauchst du	hKiKjUlTnJ
braucht	aJcJdQhQjHlUnT
braucht er	cEdXlJtK
braucht$	fKhVlHnY
braucht's	jIlW
brauchten	fKtQ
brauchts	aKgXjFkGqIrHtK
brc	jZ
bread	bT
break	bUfSiK
break-	iZ
breakdowns	iS
breakfasts	iW
breaks	fSiQsR
breaks$	iX
breme-	cbiGjH
bremerhaven	cS
bremerhaven$	cT
brems-	iT
bremsen	iT
bremsen$	iU
brend-	bSqW
brenda	qX
brendan	bV
brenn-	bVlJqYtJ
breta-	cR
bretagne	cR
bretagne sud	cR
breve-	aHkUlU
brevet	aHkUlU
brico-	bQjX
bricolage	bU
bricolage$	iS
bridg-	bSqS
bridge	cRqU
bridge$	cSqW
bridges	bYcJ
bridges$	bW
brief	iVpY
brief-	qVtQ
briefen	iUqJ
briefen$	iXqItJ
briefing	tX
briga-	aTm[
brigada	aXmR
brigade	bWmYpK
brigh-	eW
brigi-	mT
brigitte	mT
brill-	bWhVpI
bring	lQpUtR
bring-	lU
bringen	lXtQ
bringen wir	hKlZ
bringen$	tR
bringt	iVkStJ
bringt$	kU
brist-	cU
bristol	cU
bristol$	cRdHgU
brita-	rTsW
britanico	kJsY
briti-	cTsU
british	cTsU
british spelling	rX
broad-	dQhS
broadband	dQhS
broke-	iWpJqS
broker	iTpJqV
bronc-	fJqVsW
bronca	qX
bronz-	jIkW
bronze	jIkW
brook-	mZ
brot	hZiK
brotc-	bTfKiU
brotchen	bTfKiU
broth-	bSmQ
brother	mR
brotz-	bWhStJ
brotzeit	aKbYcKhTtH
bruss-	bJc[hHiCnRtJ
brut	g\\
brut pour	gW
brut selon	gR
brut$	gX
bruto	aJgTtV
bruto$	aJbKgTtS
bruto-	gZ
brutos	gZ
brutos y	g[hI
brutos$	gX
bruts	g^
brutt-	gT
brutto	gT
brutto bei	iR
brutto$	aRgU
bs	gZ
bsn	jTlY
btp	aKbGcHgHhXiQjUrK
bts	jZlS
bts abm	j\\
btw	bWpKqS
buche-	hV
buchen	iT
buchen$	iU
buchh-	iRmT
buchhaltung	iRmT
buchhaltung$	cKiImV
bucks	fKgU
budge-	iT
budget	qR
budget 0	gJhW
budget is	qT
budget of	hZ
budget$	iV
budgets	jW
budgets$	iTjJ
buen	jT
buen pulso	jT
buena	qTsT
buena presencia	sY
buena-	qRtV
buenas	qRtV
buenas$	tR
bueno	bIcErTtX
bueno$	aIbKcFdKeJfJgKhJiIjKkJlImJnJoKpHqUrQsJtQ
bueno-	gWtS
buenos	gWtS
buenos dias	tV
buffe-	fJiT
buffet	fJiT
bug	jV
bugs	i^jC
bugs$	i[jE
build	bYoStK
building	bTlR
building control	jS
building$	bKiKjRlY
builds	cIiV
built	bRgQmQ
built$	bUcI
bulga-	jRlS
bulgarian	jRlS
bulgarian$	jRlS
bulle-	bIiUr]
bullet	rT
bullet list	rT
bulli	cHhQnW
bundl-	iU
bundles	iU
bundles$	iV
bunkh-	bJhU
bunkhouse	bJhU
bunkhouse$	cKhU
bupa	bQhViKjH
bureau	dUpQ
bureaux	bRcUiK
bureaux a	cUlR
bureaux sont	bXiI
burge-	aTpT
burgermeister	pVsS
burn--	qW
burn-out	qW
buro	cVdWmQ
buro in	cY
buro$	dUmVpHtK
bus	hZjWqI
bus drivers	aQ
bus from	cHgJhZ
bus to	cIhEiGjUnU
bus$	aGbFcEdKeKfKh\\iFjGkKlTmDnHoKqJ
busca	tZ
busca$	tX
busca-	fJtX
buscamos	aVfJhRtU
buscamos$	aFbIcKgJhQiKjKtX
buscando	fJjS
buscando$	cJtW
busco	aX
busco$	bKcJjKsKtT
busin-	aRjQsR
business	aRjQsR
business card	hRjK
business$	jTsW
but	qU
but a	aJjYrHtT
but don't	hKqYrU
but i	sS
but it	cHd[gK
but no	lWrR
but not	gJqT
but one	fV
but only	aIeUjJqKsK
but the	qY
but two	dTiTjJ
but we	bTqR
but you	aKdIf[iKoIpK
but$	jJkUlRqT
buy	aIbGcHdHeHfHgHh\`iJjBkFlImInHoHpIrHsHtD
buzzw-	rU
buzzword	rU
buzzword bingo	rU
bwl	jZ
bwl oder	jZ
by 0	pX
by 00	pT
by a	eKfXhKiF
by friday	cJpQqW
by hand	bWqK
by mutual	qU
by my	lQ
by next	i]oJ
by the	oT
by thursday	dJnV
by us	hSjR
by$	pW
bye	t]
bye$	t]
bzw	aZcKgSjF
c	gRj]
c +	iQjV
c 0	gVjZ
c 00	qQ
c :	fHg[jI
c and	aYbJjI
c$	aYgQhQ
c'est	tT
c'est pour	cQtV
c'est$	fHtW
ca	qX
ca 0	bQgU
ca 00	i[nU
ca 000	gQnQ
ca fait	qU
ca va	q^tD
ca$	nTsV
cabal-	aVbRcJ
cabez-	cKhY
cabeza	iTsW
cabin	aUdXgJhV
cabin-	bU
cabines	bT
cabines$	bW
cabinet	bVjQ
cabinet de	aHbX
caces	jX
caces 0	jZ
cad	aKjKlZ
cad plus	gR
cada	fUiSn[
cada dos	jKn\\
cada mes	nV
cada tres	eJfSgThI
cada uno	iInS
cada$	jGpV
caden-	bRsR
cadena	bThQ
cadena$	aIbRhR
cadre	eVtT
cadre forfait	eRiQ
cadre$	eX
caduc-	iQqV
caduca	iQqV
cafe	hX
cafet-	aGbW
caiss-	bR
caisse	bR
caisse$	iVpR
caja	bQiV
caja$	iUjQqR
cajas	hRiT
cajas de	hVqT
cajer-	a[fDtJ
calcu-	iW
calde-	bWcIjU
calderas	jW
calderas$	jW
calef-	hV
calefaccion	hV
calen-	fUiV
calendario	fViT
calendario de	fViT
calib-	cJiZjY
calid-	aSiQrR
calidad	aTiR
calidad$	gQmR
call	pTqQ
call 0	fU
call center	aXlS
call from	jS
call in	fQpS
call it	gQoTtQ
call the	iS
call$	pSqQtR
call--	g[hHiR
calla-	q\`
calle	dXjGkT
calle de	hRqV
callo-	aKeJfZiG
calls	i[pXqK
calls and	pQ
calls to	iUjIlKpUqIsH
calls$	bFcGmJpTqKsW
callu-	qUsG
calm	jZpJrUsT
calm when	fKhKjZ
calme	aKjIqW
cama	hR
camar-	a[
camareras	aW
camas	bRiW
camas$	iVjK
cambi-	iZqU
cambiar	iT
cambr-	aHcViK
cambridge	aHcViK
camin-	jR
camio-	bQhZ
camion	h[tJ
camion$	bTcK
camiones	bT
camionnette	hT
camionnette$	hV
camp	aQcQfKgJhUiJ
camp$	aFbWcFdKeJgIhTiIjKkJlKmKnKoJpKqKrKsKtK
campa-	jUoR
campamento	fVoT
campamento$	fVoT
campana	oV
campana$	bQiKoT
campanas	iIjWnV
campo	jX
campo de	bVgR
campo$	cQjS
campu-	cUhR
campus	cUhR
campus$	hV
can	jRlR
can apply	aGhIjClTq[tG
can be	iKlY
can do	fKgVjVlCsQ
can get	aTjKlUrW
can read	jQ
can teach	lV
can u	aKlRrItV
can we	rKtc
can you	jIqSrQtW
can$	rQtU
can't	jY
can't be	bRsU
can't blame	qV
can't write	sRtQ
can't$	dTqS
canad-	dRjKlJnX
canada	cKjKlInZ
canal	pKr]
canal$	bQiU
candi-	qQ
candidate	nTtS
candidates	qTsQ
candidato	qY
candidats	fTiJqQ
candidats$	fUiIpQqQ
candidaturas	pU
candidature	pV
candidature a	nKpRrK
candidatures	pT
candidatures a	pT
canin-	b\\
canina	aS
canina$	aR
cannu-	jV
cannulation	jV
cannulation$	jV
cant	aKjQsQtT
cant be	jUrK
cante-	hW
canteen	hW
canteen$	gKhY
canti-	iYsQ
cantine	hSiT
cantine et	iV
cantine$	hT
canva	iQkYqZrItK
canva$	aHbJcGdKeKgJhHiRjGkZmKnKqGsK
canva-	iGpY
canvassing	iGpY
cap	bReQgRjU
cap ou	jV
cap$	g^hKjT
capab-	jR
capable	jR
capable de	jR
capac-	jR
capacite	jR
capat-	aWjKtJ
cape	aJc]tG
capit-	iSjS
capital$	cU
cappe-	pS
capped	pS
capped at	pS
capri-	bUrU
capta-	aSpT
captain	aSpT
car	hUnQtQ
car allowance	hT
car licence	jGlY
car user	hU
car$	aKhHiRjW
carav-	cJhWiGjJkWlHpHrK
card	h_jV
card$	hYjU
cardi-	c\\fJ
cardiff	cT
cardiff or	cR
cards	eXiT
cards$	iVjQ
care	bUiWlT
care about	lX
care and	bR
care plans	iTjJ
care$	hIiTjKlV
caree-	eS
career	eU
career break	eU
careers	bQtQ
caref-	cKhYiKjVkK
carer-	iU
carers	iU
carers$	iS
caret-	tV
caretaker	tV
caretaker$	tT
carga-	i[
cargar	iZ
cargas	iSsT
cargas$	iSsT
cargo	aRjElRmUnT
cargo a	bKlIn[qK
cargo$	iQmY
caris-	cQjQmQ
caristes	cVmU
carmen$	aKtR
carne	jZlR
carne de	jW
carne-	jR
carnet	jS
carnet de	kR
carol-	aJcUpV
carpe-	aUjSpT
carre-	bRlYpJ
carrera	lZpH
carrera me	lX
carri-	cRpV
carriers	aKbV
carriers$	aJbUcKtK
carro-	aUlWtK
carry	i]
carry$	hT
carry-	sU
carrying	sU
cars	iY
cars$	iQjR
cart	bT
carta	jEpWsW
carta-	gHhYqTtK
cartagena	cUgKjRtK
cartas	qY
cartas de	qW
carte	j_rT
carte conducteur	gJjW
carte pro	jT
carte-	aSkS
cartera	aSkT
cartera propia	aIbRkX
casa	d]hX
casa con	hW
casa y	hS
casa$	d\\hViK
casad-	sZ
casado	sZ
casado$	sS
case	aVpYtG
case in	iJpJrV
case$	pT
casel-	iX
caseload	iX
caseload of	iR
cases	gJhQiV
cases a	bKgIhV
cases$	i[
casew-	iW
casework	iW
cash	hTiV
cash plan	hYiKjH
cash$	iX
casi	kRlRtT
casi$	lVqJtW
caso	pWqS
caso$	pIqX
casse	iZqQ
casse$	aKiZ
caste-	aEc\\rQtH
castellano	jSrU
castellano$	cGjJrX
castl-	bUcIpVrK
castle	bUcIpVrK
casua-	bGeYiJjImU
casual	eZ
casual$	aReV
cat	gShHkV
cat$	bSgTjImV
catal-	fGjUsR
catalan	kTrV
catalogue	bKiU
categ-	hQjQsR
categoria	gXjQ
categorie	aVsW
categorie a	jT
categorie b	a^bIjJsJ
category	gKhVjQ
cater-	eThG
catering	eUhF
catering$	eSgJqR
catho-	qJrQsW
catol-	sW
catolico	sW
cator-	mS
catorce	mS
catorce pagas	gQ
cats	bSjX
cats$	bWcKjT
cause	iRq]
cause$	iUqU
cca	jV
ccn	gW
ccn 00	gYjI
cdd	eb
cdd 0	eU
cdd de	eZ
cdd remplacement	eRiK
cdd$	eY
cdi	ec
cdi 00	eU
cdi apres	eR
cdi cadre	eS
cdi ou	eT
cdi si	aJqT
cdi temps	eQfJ
cdi$	e_
cdl	a_bJcKhSrK
ce	qQ
ce 0	aY
ce serait	jTkIsW
ce$	gJhXjU
cedul-	jY
cedula	jY
ceip	bWcViJoKqJtJ
cela	gKiKkWtJ
celib-	s[
celibataire	s[
cells	dUgTiF
cells$	gUiK
cemen-	bYcHiHj[kKlJ
cent	gThT
cente-	hIkVlV
center	hIkVlV
center$	jJkY
centr-	bQ
centre de	cX
centre$	a]bJiS
centres	bQhJiQ
centro	dInU
centro de	aKcViQtK
centros	bQfKlQ
centros de	bQfKlQ
centu-	cRjT
century	iKjU
ceo	aTmV
ceo$	aWmUtH
ceram-	aHbTtQ
ceramica	aHbZ
cerca	bBcZjQkRsT
cerca$	cGjVkS
cerra-	fYiS
cert	gHjSkYlY
cert cii	hTjR
cert iii	iRjZ
cert with	jS
cert$	cJdKeGfIhJiJjFkHlXtK
certi-	j]lS
certificado	jU
certificado$	jW
certificate	jQkW
certificate (	gKjV
certificate$	hRjIkVlJ
certificates	lU
certification	jUkU
certs	kWlQ
certs$	aJbKdHeIfHgJiGjIkUlSmJnJoJpJrHsHtK
cet	fSoHpT
cette	sV
cfa	eT
cfc	jY
cfo	aSmVpStK
cfo$	aWmUtJ
chain	aWtK
chain-	iKkS
chainsaw	iKkS
chair	qQ
chair would	sU
chair$	eQfJhV
chair-	aKbRiYsH
chairs	aKbVfKiS
chale-	bX
chaleur	jR
chall-	cTiSrW
chamb-	bThQiJ
chamber	hQiJsS
chambres	bTiS
chambres$	bW
chang-	iXsQ
change	jWsQ
changes	bUiV
changes$	bKiXjJsJ
changing	iKqWsU
chant-	aRqR
chantier	aW
chantiers	cQiS
chape-	bW
charge	mQ
charge (	cS
charge de	aUbQ
charge of	iX
charge$	jRqW
charger	iRqZ
charges	qKsX
chari-	bSjJlU
charitable	bR
charitable trust	bR
charity	bRjGlV
charity$	bVjJ
charl-	cVpQ
charla	mKpW
charleville-mezieres	cWiI
charleville-mezieres$	cWiI
chart-	kY
chartered	rR
chase	i[rK
chasi-	iZ
chasing	iZ
chass-	iJjFmUtY
chat	pZtT
chat on	pR
chat$	pX
chats	iZmJ
chauf-	s[
chava-	iQkS
chavales	iRkT
che	tW
che$	aJtW
check	jWqTrRtH
check the	pJqYrUtD
check w	rSsK
check$	fTgWpJrR
check-	i]
check-ins	cJhKiU
checks	iX
checks$	iV
cheek-	rVtJ
cheeky	rVtJ
cheer-	jSqJtX
cheers	bQpKqHtY
cheers$	bQpKqHtW
chef	aRmR
chef d'equipe	aT
chef de	aW
chef is	mRqR
chef ist	aKmZ
chef$	aTbKiWtQ
chefi-	mV
chefs	aIbIi\\mT
chem	hHiUjXkG
chem /	iV
chema	m\\
chemi-	aRjS
chemist	bS
chemist$	aW
chemistry	jS
chemistry or	jS
chemn-	cS
chemo	qX
chequ-	h[
cher	aJbJcXiJtV
cherc-	tV
cherche	tS
cherche 0	bUiK
cherche quelqu'un	aV
cherche un	aQbUoItE
cherche$	aJcJtZ
cherchons	aQ
cherchons$	tW
chere	aJtZ
chere madame	fQ
chez	bS
chez le	qU
chez nous	eTs[
chf	hW
chf 00	hUiK
chf 000	hV
chf 0000	gUjJrT
chica-	sV
chicas	sW
chief	aYbFqY
chiff-	iTrTtJ
chiffre	iTrTtJ
chiffre$	bHcJiV
childcare	jQ
childcare$	jR
children	aRsR
children and	bU
children in	qGsW
children$	hSjUtK
children's	aKbSiV
chill-	aKbYcGjTtJ
chine-	jGk[
chipp-	bWcHtH
chiru-	bV
chirurgie	bV
choco-	jUqQ
chocolate	jUqT
chofe-	aTcQ
chofer	aTcR
chofer de	aRcT
choic-	eRkU
choice	eRkU
choice$	eSkX
choir	iUqR
choir$	iW
chole-	cTqQ
cholet	cV
cholet$	cV
choos-	dRiRqU
choose	dRiRqU
choose$	dTiTqI
chor	a^cHfDtF
chora-	aRjR
chorale	aSiQ
chris-	pIsStV
christian	sX
christmas	gQhR
christmas$	cJfHgHhWiGpK
chrom-	bQjU
chron-	aT
chronic	aT
churc-	bY
church	cQkRpI
church of	kRlK
church$	cIkXlFmJqK
churches	b]cKiJ
churchgoer	lQsQ
churchgoer$	kJlSsS
chut	qW
chut$	qW
ci	iQjQ
cient-	iKjS
cierr-	fSiR
cierre	iS
cierre del	fKiSqY
cii	hTjR
cima	jQ
cima or	jQ
cinco	fUmW
cinco anos	bSjV
cinco noches	fZ
cinco$	fImGpXqUsS
cinq ans	jT
cinq heures	fU
cinq semaines	hRqS
cinq$	fU
cinqu-	jWsR
cipd	jY
circu-	dXiS
cis	e_iK
citar	rX
citar el	rS
cite	pJqKrV
citiz-	sU
citizen	sU
citizen$	jSsQ
city	aJbQcVjQ
city$	c\\
ciuda-	aDcWdQ
ciudad	aDcWdQ
civil	hJjVqJrW
civil$	aQiU
claim-	gUqJsR
claims	sS
claims handlers	aV
clair-	fWqT
claire	qX
claph-	cU
clapham	cU
clare	c\\mS
clare$	c\\mS
claro	gKhVrQ
claro$	gKhX
clase	bRpS
clase-	iT
clases	iT
clases$	iT
class	lQoV
class 0	aYiKj[tF
class of	dGiUjIoWpJsQ
class$	hKiJlQmYsS
class-	iZjKkTtR
classe	gSiTqT
classe$	iUqV
classes	bUfVhIiI
classes$	bX
claus-	eXhI
clean	iWj[lJtQ
clean-	mV
cleaner	aS
cleaner$	aXtI
clear	fSsQ
clear$	eJqT
clear-	bKgVjV
clearance	iTjVtG
clerk	a[
clerk to	aRiWtF
clerk$	aXbGiKtV
clerk-	mQqR
clerks	iQqV
cles	q[
cles du	q[
clien-	iR
client	aQqR
client$	dJiWnS
cliente	iW
cliente sin	iVjJsK
cliente$	aVtK
clientele	aU
clientele$	aT
clientes	bR
clientes$	aIbU
clients	iS
clients$	bSiW
climb	jV
clini-	bUhQ
clinic	lS
clinica de	aT
clinica dental	aHbW
clinical	aWhRiR
clinical$	aV
clinics	bRiU
clinics$	bU
clinique	aGb]
clock	jSoV
clock$	jU
clos	aIbV
close	jS
close at	fThV
closed	bSfS
closes	jQpSqS
closes$	jVqR
closi-	pT
closing	pU
closing 0	pV
closing date	lKpY
closu-	bQfS
closures	bRfUiK
closures and	bUiI
clotu-	iV
cloture	iU
club	bUcEiQoU
club$	aIbQcHiToQpKqKtT
cm	aSeSjUtF
cmo	iRmV
cnaps	jT
cnaps$	jS
cnas	hZ
cnas$	gJh[
cnc	aQbQcStH
cnc$	aQbUcH
co	c]kQtI
co$	bUcZjKtF
co-op	b\\
co-op$	bUfKlKtI
coach	aTjY
coach-	hFiRj\\mF
coaches	bV
coaches$	bUcK
coast	c\\iK
coast$	c\\iK
cobra-	q[
cobraba	qS
cobre	jWqT
cobur-	qS
coburg	qS
coc	jYpJ
coche	gJhYjVnRtK
coche de	gCh^
coche propio	bKjHnY
coche y	jT
coche$	cJhUiIjRkIqI
cocin-	aTiS
cocina	hQiQ
cocinero	aUiRtH
code	jSqS
codig-	lVpR
codigo	lVpR
codir	iW
codir$	iU
coef	g\\
coef 000	gZ
coef$	gW
coeff-	fUgT
coefficient	fUgT
coefficient 000	gZ
coffe-	iU
coffee	iU
coffee with	pR
coffee$	iW
coffi-	bXcK
cogna-	cT
cognac	cS
cognac$	cS
coiff-	aVjZtG
coiffeur	aTbR
coiffeuse	aSbTtE
coin	cWsS
col	tZ
col$	rKt[
colac-	hX
colacion	hX
colacion$	fV
colch-	hT
colchones	bSiQ
cold	iTjQ
cold store	qU
cold$	iT
coleg-	hXjV
colegiacion	hTjXkK
colegiado	jZ
colegio	bU
colin	iIqY
colla-	aHbXcJiDmJqV
colle-	bShW
colleagues	bTkQmS
colleagues$	bKkRmW
collective	gKhS
collectivite	kS
college	bQhQlR
collegues	mXtS
collegues$	aHmQtV
color-	bIgXmKqK
colum-	cW
column	rQ
column$	aQrS
com	bYqQtK
com$	bYcGqKtF
comar-	cZjK
combe-	aJbRoS
combes	aJbRoS
come back	eS
come in	dQiUpS
come to	tQ
come$	b\\dJ
comed-	aQhVtR
comedor	aQhVtR
comedor$	aVgIhS
comen-	lJpKqX
comer	fTpU
comer$	fTpV
comer-	aVgT
comercial	aY
comercial de	aWiJ
comes	bVeStQ
comfo-	j[
comfortable	jX
comfortable with	jX
comid-	hQiR
comida	hTiS
comida$	hTiT
comidas	bUdV
comin-	lRqQtV
coming	lRqQtV
coming back	eIq[
comis-	gYhJ
comision	gS
comision$	gU
comisiones	gVhJ
comit-	mQqR
comite	mRqT
comite de	iImXtU
comite$	qS
comites	iY
comm	fHgWhV
comm$	cJgVhT
comma-	iUjS
command	jWmU
commande	iTjS
commandes	aQiS
commandes$	aTbKcJiTjK
comme	hSsUtU
comme-	lR
commence	hKo\\pH
commencer	gV
commencer$	gV
commerce	jS
commerce de	jS
commercial	bSiQjRlR
commercial$	bReGhJiQjYlJ
commi-	bTiV
commis	aV
commission	eRgU
commission 0	gVhK
commission$	eUjHkK
commissioning	aRiQ
commissions	gS
committee	gKqQ
committee$	tQ
comms	mS
commu-	bXiV
commune	bRcVqD
communes	aKbIcYiU
communities	bScK
community	aUbUcJ
community manager	aQ
como	rT
como va	jKlVqJt[
como$	cKtX
comp	fZiIjZkG
comp time	fW
compa-	jQ
compagnie	aIbXqU
companeras	qY
companeros	mTtY
compania	eS
compania$	eS
companies	bX
companies$	bWiI
company car	hT
company name	rWtJ
company$	cJiU
comparable	iJjY
comparable$	iHjR
compartido	hT
compe-	fXiEjRlHpR
compensatorio	fZ
compensatorio$	fU
competency	jTpQ
competitor	qX
compi-	aEbKcXeQiV
complaints	i\\
complet	eS
complet$	eW
completa	eSgS
completa$	eW
completed	pRtW
compliance	aQjT
compo-	gJhTiT
compr-	jW
compra	iW
compras	eKtU
compras$	aSbKrKtQ
compris	qV
compris$	qU
comprises	aJbTgJ
compt-	aU
compta	aViJqT
comptable	aV
compte	mRqJtT
comptes	iR
comptes rendus	iR
comptoir	iS
comptoir$	iS
compu-	aTlUtI
compulsory	fTlSrS
compulsory$	fVrW
computer	iTlT
computer$	iUlR
comte	aKb\\cG
comun-	aQbW
comunicacion	aTbSqKtJ
comunicacion$	aTbScKqKtJ
comunidad	bQjS
comunidades	bViQ
comunidades$	iX
con 0	aQbQmQ
con 00	b[gFqT
con 000	aHbZ
con calefaccion	hR
con cartera	aTcK
con cinco	jQ
con contrato	eU
con dni	pX
con el	iUpRqQ
con foto	cKpUrV
con gente	jU
con la	eRpT
con los	jX
con nombre	qW
con nosotros	eRiXqE
con posibilidad	dUiJoS
con su	bYqU
con tres	aKiBj\\nI
con un	hTlSqQ
con una	aKhJiUjGmU
con usuarios	iQjU
con$	nQtR
conce-	bXgQi[
concertada	aJbUgUhQiH
concertada$	bHgXhSiF
concertado	bV
concession	hY
conci-	aSkRmQ
concierge	a\\fJkWlI
concu-	hCjWkXqR
concurrent	qU
condi-	jV
conditions	jY
condu-	jQmT
conducir	jR
conducir y	jQ
conducir$	jU
conducteur	aQjRmQ
conducteur de	aUiKmS
conducteur$	gJjV
confe-	gDh[iX
conferences	cIi\\
confi-	qU
confianza	qT
confidence	iIjQpX
confident	jUqKrW
confident$	jSqIrT
confidential	pSqX
confidential$	qZ
confidentiel	rW
confidentiel$	cKqFrX
confirm	gXjHqS
confirm$	gXjHqS
confirme	aTiRjKqI
confirme$	aZiGqG
confl-	iJj\\kI
confo-	aJiVtY
conge	eUqQ
conge maternite	bKeU
conge-	eQhRqR
conges	hU
conges trimestriels	hT
conges$	hV
conmi-	mW
conmigo	mW
conna-	aHlU
connais	kTtQ
connais le	kTtQ
connaitre	jS
conne-	iZjKrT
conoc-	bRkX
conoces	bXqTtK
conse-	fRiR
conseil	hSiVqR
consejero	gJmS
consejo	fQiSqU
consent	iY
consent$	iW
conservera	bW
conservera de	bW
consi-	eW
consider	eWkJpT
considered	eRlQ
considered for	jS
considered$	eTfJgKjJlVmI
consignes	jVnK
conso-	hJi[
const-	cQiR
construction	oV
construction or	jQkS
consu-	iS
consultant	aUnK
consultant$	nJtV
consultants	aUiQmQtG
consultants$	aRmVtG
consultas	iU
consultas$	iV
consultation	qW
consultora	bUjJqUrQ
consumer	bWiRmH
contabilidad	iQjSpK
contable	aW
contable$	aY
contact	aUpT
contact :	pU
contacto	jXpT
contacto con	jTpU
contador	cU
contador general	cU
containers	iW
containers$	iW
contando	hQ
conte-	iVqT
content	aUiKmVpKtJ
contestar	iR
conti-	fTtS
continental	fXtK
contr-	e\\
contract	eUjJtS
contract (	hQ
contract 0	eT
contract :	oRtK
contract$	eQjGtU
contractor	e\\fJ
contractor$	eY
contracts	iTkT
contracts$	bUjJkX
contractuel	eWjI
contrat	bS
contrat de	eT
contrat$	bXcJiI
contrato	eTqR
contrato de	eYfC
contrato por	eS
contrato$	eV
contratos	iRjR
contratos$	jS
contre	iKjXqU
contre$	eJjYlK
contribution	hYiK
contribution 0	hTiJ
control	aSiS
control de	aTiUtI
control$	iKjSmS
controleur	aU
controller	aRmV
controller$	aTmT
conve-	gW
convenio	gU
convenio de	gS
convenio del	bJeU
convenios	iW
convenios$	iV
convenir	fRoT
convenir$	fRoT
convention	gUhRiI
conveyancing	aWfKiQ
convo-	aQbJrUtR
convocatoria	aQbJrUtR
coo	bKpKqFs[t[
coo$	bHhHpIrJt\\
cook	a\\jW
cook 0	aR
cook$	aRjV
cooke-	hRiRjR
cooki-	hUiQ
cooking	hUiQ
cool	j[kU
coop	b]cKhI
coop$	bVcJ
coope-	b[jR
cooperativa	bZ
cooperativas	gR
cooperative	bY
coord-	aYiUmS
coordinador	bU
coordinator	aRmR
coordinator$	aX
coordinatrice	aRcJiImX
copie-	bQpTtQ
copies	bRpU
copy	hEiVmX
copyw-	aXjR
copywriter	aXjR
cordi-	tc
cordialement	t]
cordialement$	t[
core	fYjS
corin-	pTqU
corinne	pTqU
cork	cTnS
cork$	cX
coro	aRbTpSqK
corp	bXjHqT
corpo-	nVrS
corporate	qSrR
corporativa	kUrW
corre-	gKiW
correct	cJeKfJgHhRiKlUmKpJ
correo	pUtR
correo :	qKtT
corri-	rU
corta	rHs[
corta-	rT
cortar	iR
cortar$	iQ
cortas	rU
cortas$	rR
corte	iVjS
corte-	iT
cortex-m	iT
corto	rT
corto-	hRiY
cortos	hRiY
corun-	cU
coruna	cU
cosa	iIjW
cost	bRiTlS
cost$	hViIoR
costa	bWp]
coste-	aSsStI
costu-	aUjT
cote	aJcXrRtH
cotta-	hY
cottage	hY
couco-	tT
coucou	tT
coucou$	tU
could	dSqU
could be	cJdR
could do	gFq]tJ
could you	tQ
could$	aGeV
could-	qT
couldn't	qT
coule-	rT
couleurs	rT
counc-	bQ
council	bU
council site	bIpZ
council$	bW
count-	bQqW
countries	bTiJsS
countries$	bT
country	cV
counts	iS
counts$	iR
county	bTnRqR
county$	bHhJnRpKqT
coup	fS
coup de	fS
coupe-	aKcJiQ
couper	aKcJiQ
coupl-	jEs\`
couple	sV
couple marie	sQ
coupu-	fX
coupures	fX
cour	bU
coura-	jVqW
courant	jZlK
courant$	jU
courr-	iU
cours	aJjRkTlQ
cours de	aKjVkV
cours-	hSjS
course	hSjSlQ
course$	hW
courses	iS
courses$	jQ
court	hKi[rR
court$	rS
court-	bZjK
cousi-	qS
cousin	qS
coute-	hTiJsW
couve-	bViQ
couverts	iT
couverts$	bU
couvr-	aT
couvreur	aT
couvreur zingueur	aT
covad-	jXkU
covadis	jXkU
cover	eZpS
cover letter	cJpZqH
cover the	eKlV
cover$	aScHe\\fJgKiJjKpI
cover-	sQ
covered	gR
covering	eTiR
covering letter	pV
covers	bQkQ
covers on	bVjU
cp	fGgUhUjGnKpKqJrJ
cp 000	aKgYhHjGpJ
cpa	iTkDlX
cpc	hGjc
cpcs	jYoQ
cpcs$	gKjWoS
cpd	gFh]
cpr	cTjWqJ
cqc	b\\jFqV
crain-	jXqJ
craindre	jXqJ
cranb-	cRdRiK
crech-	bXhTtI
creche	bXhTtI
creche$	bYhJtJ
credi-	aT
credit	aViR
credits	hV
cree	bT
crew	aQm]
crew truck	gThKiKnY
crew$	aQcEiJmZnItS
crews	iU
cring-	rT
cringe	rT
cringe$	rT
crist-	cDiYkK
cro	bYiQjHkRmH
crois-	iUqX
cross	bQjSlRqVtK
cross-	dU
cruce-	aGbVcVdJ
cruces	cYdI
cruces$	cV
crunc-	bQfTsJ
crunch	bQfTsJ
cs	jY
cs 00	kQ
cs$	iJjX
csat	iVjH
cscs	jW
cscs card	hJjYkJ
cse	hXpK
cta	aXjQ
cto	aSqW
cto$	aVbDqU
cuadr-	fSiTmV
cuadrante	bKcKfW
cuadrante 0	bKcKfW
cuadrar	eIiU
cuadrillas	fT
cuadrillas$	fT
cuadros	iT
cuadros$	iR
cual	fKgW
cualq-	pW
cualquier	pW
cuand-	iSnR
cuando	iSnR
cuare-	bQsR
cuarenta	bRsS
cuarenta y	sU
cuatr-	mU
cuatro	mU
cuatro a	fUmBpW
cuatro dias	eSfU
cuatro$	mSqS
cubie-	bViR
cuent-	mR
cuenta	hUkRmT
cuenta de	jKkT
cuentas	aRmQtJ
cuentas$	mU
cuente	jX
cuento	kTtR
cuento en	bJtU
cuento$	kV
cuerp-	rTsS
cuerpo	rTsS
cuest-	jTqW
cuida-	hQiR
cuidado	hSqQ
cuidado de	hS
cuidado$	qW
cuisi-	aXbQiIjQ
cuisine	bSiJjU
cuisine$	aQiIjU
cultu-	bSsS
culture	bTsU
culture fit	jIsW
culture$	bTcK
cummi-	cW
cummins	jTqQ
cumpl-	hZ
cumple	hZ
curas	i[
curre-	jRqR
current	jSqV
currently	iTrQ
curri-	pX
curriculum	pR
curso	jRlS
curso de	fJjU
curso-	gKhV
cursos	gKhV
cursos$	gKhUpK
custody	iRkV
customer	iRmT
customers	bR
customers are	bRiIjR
customers$	bSsS
cut	aIrYtS
cutti-	fKiUqTtH
cutting	fKiUqTtH
cuxha-	cQnR
cuxhaven	cQnR
cuxhaven$	cVfInQoJ
cv	pc
cv +	pR
cv a	pU
cv and	pW
cv au	pT
cv en	pX
cv et	pT
cv to	pW
cv y	iJpW
cv$	pQqUsS
cvs	p_
cvs to	pS
cvs$	pZ
cycle	hTiWjJ
cymra-	kZ
cymraeg	kZ
d	iQ
d &	hJjU
d /	aVeHiQjJ
d gesucht	bReS
d in	jU
d$	aWiSlK
d'abo-	iJrX
d'abord	iJrX
d'acc-	aT
d'adm-	iY
d'aff-	bSqW
d'affaires	bX
d'affaires$	bS
d'ail-	iFqVsY
d'ailleurs	iFqVsY
d'anc-	gR
d'anciennete	gRhQ
d'anciennete$	eVhI
d'ang-	jV
d'ann-	fRlTqJ
d'annee	fRlTqJ
d'ast-	fQmU
d'astreinte	fQmU
d'ava-	fQtQ
d'avance	fQtQ
d'avance$	fR
d'avi-	bUtS
d'eco-	sT
d'ecole	sT
d'ecole$	sR
d'emb-	aQbSqT
d'ent-	aTiUjR
d'equ-	mX
d'equipe	mX
d'eta-	aXiKjWlEtJ
d'exp-	bQjRtH
d'experience	jU
d'experience$	jV
d'ill-	eKiWrVsH
d'ing-	aWbHjIlW
d'int-	aShU
d'interim	aTqS
d'interim$	aTqS
d'ou	bUqW
d'un	bReT
d'un an	eZhS
d'un conge	bIeT
d'un groupe	bVcJ
d'un$	aKtW
d'une	bUhHlRpR
da	q]
da igual	lS
da ist	qQ
da soll	bIiUmUqJ
da und	oQ
da$	hWiIqY
dabei	gQhZtH
dabei$	gT
dach	a[iStH
dach$	a\\cItI
dachd-	iT
dad	bUqR
dad$	qV
dado	bKcItY
daf	mU
daf$	aRmV
dafur	jHnZ
dahei-	dUhSiGnQ
daheim	dUhSiGnQ
daheim$	cFdSfQhQoK
daher	qX
daher die	q^
dahin	aUqW
daily	fTiX
daily$	i^jH
dairy	b]cK
dale	bUjKpUrJ
dame	mQs\\
damen	aJjGmT
damit	fKiKk\\qIsJtS
damit$	fIk]qHrJsFtK
damos	bVdJgHhZiIjFkKtH
damp	bTcKi[jJkIqK
danach ist	bVeSfHhJ
danis-	kSlS
danish	kQlTtQ
danish$	rHtU
dank	aGfImHpGrCt\`
danke	sQt\`
danke$	jVsRtS
dann	mQtU
danny	pR
danny$	pRtR
dans l'annonce	rW
dans la	aH
dans le	cShJnQpIsR
dans les	nR
dans un	aIba
dar	gRlIoJqZrG
darf	rT
darf man	hVjT
darf mit	bV
darf nicht	aIbX
dark	dIh[
darli-	tT
darum	bbiS
darun-	fQmTrU
darunter	fQmTrU
das auch	gV
das bitte	tX
das bleibt	qR
das haben	iSjQ
das hat	hTrQ
das ist	iWjStR
das jetzt	jVqItR
das kann	rR
das lassen	qUrT
das macht	hHrS
das muss	q\\
das nicht	rTsW
das portal	iUpKsK
das sagen	bX
das sind	fJiVmT
das team	oFqWsX
das ubliche	iSjT
das war	aTcXkGqJtQ
das wort	rX
das$	hSiSjF
dashb-	bGi\`jJ
dass	qSrV
dass die	iVtK
dass er	jTlJqQrH
dass es	rX
dass man	iR
dass wir	bWiErW
dass$	bVjUrK
data	i[
data :	tU
data analyst	cTmK
data engineer	aV
data entry	aSiT
data$	iZtG
date	jWtT
date :	fHtX
date$	j^
daten-	aTrStI
dates	iT
datev	jU
datev$	jSpKrU
dato	aKiWjKpJqU
dato$	aJiWjKpIqU
datos	hV
dauer-	bTeUtF
daven-	aJcWjKqQ
daventry	aJcWjKqQ
daventry$	bQcXqK
davon	fYiHjUqQ
davon$	fTiIjU
dax	jXkF
dax$	jXkD
day	iQ
day 0	hSiXoI
day 00	hXiV
day a	cRhQiS
day and	jW
day from	dTgU
day here	bKiHpY
day in	hViX
day is	hHoU
day on	dIiSpX
day one	eZgK
day we	oGpV
day which	hKiSoR
day$	iS
dayli-	fUjT
daylight	fUjT
days	dYfT
days +	iJsT
days /	dZ
days 0	f_
days 00	fTlJ
days a	eVgJiJnS
days at	dWfJhHiJnQ
days but	fXgHhS
days from	dU
days home	dQ
days in	dYhT
days incl	hR
days leave	hY
days no	dKeU
days off	hT
days office	dZfG
days on	dXfF
days one	iY
days some	fWoH
days then	cHfSnV
days to	fRgVpH
days tue	dKpU
days$	fUhV
dazu	hV
dazu$	hUjRmW
dbs	j]
dbs basic	jT
dbs$	gJhSjV
dbt	jVkX
dbt$	jSkW
dc	aIc]kJtG
dc$	aEbHc^eJfKgIhIiKkGlKmKoKqKrKtF
de "	rU
de 00	bR
de 000	bYgK
de 2000	eThToKrR
de 90	pV
de :	aIbKtX
de abril	fR
de agencia	bVqJtS
de agosto	eXfFoV
de ahi	eXhFqS
de alimentos	cRjQ
de alta	e[gHhF
de ano	iU
de antes	fSqW
de ayuda	aR
de baja	qW
de besoin	tZ
de blabla	rQ
de bord	jR
de buena	sY
de cada	fTjEnT
de caisse	iS
de calidad	aTgT
de campo	j^
de casa	dGhKjWlJnS
de categorie	jR
de chantier	aR
de chez	q[sZ
de cierre	fIhUoK
de cinq	qU
de clientele	aV
de cocina	aT
de com	bUcH
de comedor	aZhFoKtK
de commandes	aSbRjK
de comunidades	aU
de conducir	jW
de conges	gS
de control	aSmXtH
de cote	rV
de cuatro	fQmTpQsK
de cuentas	aWjTtG
de datos	aQhW
de delitos	jR
de departs	rU
de dependencia	eV
de deux	pQ
de diagnostico	jS
de diciembre	hIiS
de dimanche	gT
de dios	qX
de direccion	mSqJ
de direction	bKfHiRmT
de dix	rQ
de doce	bUmT
de dos	fR
de droit	aIjTkR
de duero	cS
de empresa	hW
de enero	oSqQ
de equipo	aThRmH
de espana	dQiQ
de esto	qX
de estudios	mW
de facturacion	bQqR
de faire	jIlVsY
de febrero	pT
de fin	pW
de fonction	dJgIhX
de fontaneria	aR
de forma	bGiTjR
de formation	kZ
de froid	qR
de fuera	h]
de gestion	tR
de guardias	iZ
de hasta	gR
de horno	fS
de igualdad	oKrT
de imprenta	bRfJiT
de ingles	aSbQ
de it	gGiZ
de julio	oS
de junio	hQ
de l	fX
de l'ecole	aTbKmSqI
de l'ehpad	tS
de l'heure	gU
de labo	iW
de las	dWjRpT
de lectura	jJkVpU
de lever	qV
de ley	hY
de ligne	aUiQ
de linea	gRiV
de lo	sT
de local	bRgS
de los	bQ
de lucro	bY
de lunes	fR
de m	qQ
de mai	fUoXqI
de manana	fS
de mantenimiento	aX
de marzo	oQpRqT
de mayo	oYpY
de media	bQpT
de menos	kW
de mes	pU
de mesa	aQbS
de mi	cKmTqU
de mode	jT
de moins	bSjU
de musica	fHjQ
de musique	bR
de no	aZ
de noche	jYkH
de nominas	bR
de novembre	fWoHqQ
de noviembre	iKoT
de nueve	fTmT
de nuit	aVfSjGnX
de obra	mS
de ocho	fTiIjImU
de octubre	oT
de once	aKmX
de pala	aV
de pensiones	gIhW
de piano	aV
de plage	bVrVsJ
de planos	jX
de plus	qSsR
de portales	aQpU
de poste	oR
de pratique	jY
de preference	s\\
de preferencia	cKpKsV
de primera	aV
de primeros	iKkXoW
de prod	bStG
de production	aYbIiKsQ
de producto	iV
de profesionalidad	jQ
de projet	aTeQ
de proyectos	aQ
de prueba	dReT
de quartier	aHbSgU
de quatre	aG
de quedarse	dJeUiJjKoRqJ
de rang	bV
de recrutement	iJqZ
de referencia	rR
de remplacement	eWjRrItJ
de repos	bRfU
de retail	jT
de retraite	aIbTgKhUiKsS
de salud	bRiS
de sante	bTcKiHqJtU
de secteur	aQ
de segunda	aQbUiJpK
de seguridad	a\\cQjI
de seis	bTeRmJ
de semana	fW
de septiembre	hV
de ser	eRiIsW
de service	gRnR
de siempre	rU
de siete	mX
de signos	kR
de site	mZ
de su	eSiT
de sueldo	eT
de tecnico	aT
de teletravail	dVsK
de tierras	aHbVcT
de todo	qSsS
de trafico	pT
de transporte	gS
de travaux	iJmU
de treinta	bU
de tres	b]
de tu	iKtV
de tudela	cSqR
de turno	aQqR
de un	iWsK
de una	iUqU
de unas	iZjK
de unos	iKnS
de usted	rW
de usuarios	iS
de vacaciones	hV
de vacances	gIhW
de verdad	jXtS
de vida	hS
de vie	bQ
de vigo	bIdQ
de vos	hRpT
de$	kS
deadl-	iWpW
deadline	oJpXqK
deals	iR
dean	qU
dear	qQt_
dear mr	tR
dear$	bJcKgKhKlKnKoKpJqVsFtI
deb	mYqQrK
debaj-	mQ
debajo	mQ
debit-	a\\cIiQ
debou-	jQ
debout	jQ
debut	eSo^pJrJ
debut-	jSlX
debutants	jSlX
debutants acceptes	lU
dec	aGdKeIoXtK
dec$	aHdJeHiJoWtK
decem-	hQiJjUoSqJ
december	hSiKoUqG
decembre	jX
decembre$	jVkK
decen-	iQjV
decent	iSjStJ
decent$	iYjRtF
decente	hQjT
decente$	hTjS
decid-	pW
decide	pRrQ
decided	bRrRtR
decided$	qUrV
decim-	fVmIpT
decimos	fVmIpT
decir	jZ
decis-	pRsKtQ
decision	pRsKtQ
deckh-	aQbTfQtK
deckhand	aQbTfQtK
deckhand$	aVbItJ
decla-	gThIiTjKtX
decor-	cU
decorah	cU
decorah$	cR
decou-	iSnRqW
decoupe	iV
decoupe$	iT
deer	aKcGiU
defau-	kT
defaut	kT
defen-	cT
defense	cU
defin-	iVoKqS
degre-	jSlT
degree	jQlV
degree in	eJiIjXlH
degree no	jKkQ
degree or	jY
degree$	lY
degrees	bSjW
dehor-	qV
dehors	qV
dehors$	qU
dein	jVqI
deja	jTqT
deja el	rV
deja tenu	jY
deja$	jQqQ
dejad-	qX
dejado	qX
dejar	bTiV
dekan-	tQ
dekanat	qQ
del 0	hRoS
del 00	gQhUoE
del banco	iV
del barrio	cErU
del campo	gU
del centro	iQpT
del cliente	iQ
del dia	bTiSqK
del grupo	qXtJ
del mar	aQcUjRtK
del$	gT
delan-	iS
delante	iS
deleg-	gVmY
delegado	gZmQ
delga-	sa
delit-	jR
delitos	jR
dem	qR
dem 0	bHhYnJoHqT
dem steuerberater	iTjKqTtK
dem$	aUrTtJ
demai-	gJqT
demain	gJqT
deman-	lUqV
demand	aRqZtH
demande	lRqRtQ
demande$	jRl[
demar-	hKo[
demarrage	hKo[
demas	aJfYgKjGkJqItJ
demen-	aXhR
dementia	bY
demi	fUsQ
demi$	fW
demis-	hKq\\
demon-	iWjS
den	qR
den ferien	fUlKqK
den schlussel	jQ
den sommerferien	aIeUoW
den$	hFjCl]
denia	bQcTeJ
denia$	bQcTeJ
denis-	qQtR
denise	qQtR
denise$	iKmRpRtQ
denkb-	eV
denkbar	eV
denkbar$	eW
denke-	iKqV
denken	iKqV
denta-	aStI
dental$	aVeJ
denti-	bXcGiK
dentists	aJbTmJtJ
dentr-	iX
dentro$	dSqS
depan-	aGiZ
depar-	bQ
depart	cUoVqR
depart$	cFiKoUqS
departamento	cKmWtT
departamento de	cKmWtT
departement	aIbYcRnRtI
department	aWmQ
departs	rU
depen-	gRm_
dependencia	eV
dependiente	aZ
depending	gW
depending on	fKgS
depends	gVhGiHmKoR
depla-	hHiKna
deplacements	hIiKn\`
deplacements$	iJnV
deplo-	hKi_nQ
depos-	iW
depot	c\\nR
depot$	cWhUkJlKnFqKsI
depre-	pW
dept	aCbTtX
depui-	hQqS
depuis	hQqS
depuis 2000	bY
deput-	mS
deputy	mS
deputy$	aTiImS
der alte	oX
der aufsicht	qX
der baustelle	rJsV
der burgermeister	sX
der chef	qS
der das	iHjW
der einarbeitung	dT
der herr	mQqW
der hochschule	aIjT
der karte	aVtV
der kunde	jVkJlH
der letzte	qZsK
der rest	eQfJhWiGqH
der stadt	aJbSpS
der verein	qR
der$	fQiRqW
derni-	qT
dernier	nQqX
dernier arrete	pQ
dernier$	hSnU
derniere	sS
derniere$	gKsV
derri-	jXqK
derriere	jXqK
des	bQiY
des le	oY
des$	bTqQ
desay-	hV
desayuno	hUiQ
desayunos	hT
desca-	iZqKsX
descu-	h[
descuento	h[
descuento en	hY
desde	oQ
desde 2000	aJbZ
desde casa	d]oI
desde el	eW
desde la	pU
desde que	aKb[qI
desea-	jKk[
deseable	jKk[
desig-	aUmQ
design	iRkQqQ
design engineer	iQ
design system	kV
design$	aIiZjGmJ
designation	aYeR
designer	aWmU
designer$	mW
designs	jW
desir-	hJjKka
desirable	hIjKk]
desirable$	kQ
desk	dTgJhSmW
desk$	dRiHjRmV
desks	bViU
desks$	bViT
desol-	qTtS
desor-	bUqU
despa-	bWrQ
despacho	bWrQ
despe-	gHhTqY
despi-	aCbTiYqY
despu-	qQ
despues	qQ
despues de	pS
despues$	kQ
desta-	nGrX
desvi-	iZ
detai-	qStS
details	jKqRtT
details$	aJhKiEqTtV
detal-	aJiJlHqXtS
deter-	e[
deuts-	jTlU
deutsch	jVlVrQ
deutsch reicht	jEl[
deutsch und	rV
deutsch$	iKjTlQrV
deutschlandticket	hW
deutschlandticket$	hX
deux assistantes	aUbKcGiK
deux fois	iSmKqQ
deux mois	qT
deux$	fTqU
deux--	cKfVkVrEtJ
deuxi-	bUjJ
deuxieme	bUjJ
dev	a\\mU
dev lucy	mW
dev$	aKjImZqI
devel-	i\\
development	bSiT
development$	aIbZiGtI
developpement	bJhIiX
devs	iUjJmV
devs 0	aJmV
dezem-	oW
dezember	oW
dfg	aEbXgHjK
dg	aTpSqR
dg la	qQ
dg$	aTpTqQ
di	cKiVjJpDt\\
di +	aKfJi[jItG
di$	aJbIcIdSeJfIgIhIiEjKkIlImInIoIpIqJrHsItV
di-sa	cJfZ
dia de	bYfTtJ
dia y	bR
dia$	fT
diabe-	iZ
diabetes	iS
diabetes$	iV
diada	hS
diagn-	iSjQ
diagnose	iYjJtH
diagnosis	qS
diagnostico	jS
diagnostico$	jS
diari-	dQiU
diarias	gZ
diario	aDbHdUiX
diario$	dTiR
diarios	bXiH
diarios$	bWiH
diary	hCiZjKlQ
diary$	bKcIfJi^jIkJlJmD
dias	dRfUnR
dias de	fT
dias en	dWfInW
dias libres	hT
dias por	dTpT
dias y	fY
dias$	fViR
dice	qRsR
dice que	hJqZsG
dich	mVq[
dicho	qQ
dicho que	qQ
dicie-	jGkUoY
diciembre	iRkV
diciembre$	iW
dicta-	aJrWtU
dictated	rX
dicte	qU
did	qQtT
didn'-	qQsQ
didn't	qQsQ
die 00	gTqZtK
die adler-apotheke	aHcZtJ
die alte	bTqKtS
die anzeige	qYtK
die ausschreibung	aQbSiK
die ersten	hY
die firma	bYqI
die frau	qV
die ganze	bVmK
die gemeinde	pV
die halbe	gVqT
die halfte	hKtT
die jetzige	qU
die kanzlei	bRqU
die kundschaft	kQsW
die leitung	aKgXhIiSmE
die leute	dUpIrR
die macht	i\\jJ
die meisten	bVgTqJ
die neue	aRiT
die person	mY
die personalabteilung	gJqEt[
die sitzung	bUqR
die std	gVqR
die stelle	mYqI
die zeitung	qS
die zentrale	qT
die zwei	hUqSsK
die$	aDt\\
dieci-	aKiSmV
diem	hR
diens-	hUnW
dienst	bS
dienst$	iU
dienstag	qT
dienstags	dRiS
dienstags$	dS
dienstantritt	oS
diensten	iKjUsV
dienstort	cZ
dienstplan	qR
dienstplan$	iY
dienstwagen	hSnU
dienstwohnung	h^iK
diese	bWq]tB
diese-	sR
diesel	aScQ
diesel$	jT
dieses	tQ
diesm-	jQsX
diesmal	jQsX
dieta	gZjJnT
dieti-	aTmT
diez	jQpQ
diez anos	jY
diez$	fQiHpT
diff	gW
diffu-	rY
digas	oKqT
digge-	kR
digger	kR
digital$	qW
digni-	r\`sK
digo	qV
digs	fJhQnV
dijo	qU
dijo que	qU
dikta-	pItW
diktat	pItW
dikti-	tY
dilo	gTs\\
diman-	fU
dimanche	fT
dimanche$	fRgR
diner-	gU
dinero	gU
dinero$	b[iQ
ding	jQpGqJrY
ding$	jRpGrW
dinne-	bVhX
dinner	hZ
dioce-	bRtT
dios	qV
dios$	qX
diplo-	jTlZ
diplom	jTkU
diploma	hVjS
diplome	lY
diplome$	lT
diplomes	lU
dir	mStT
dir$	tS
dire	fV
dire$	fQ
direc-	mY
direccion	aX
direccion de	aUmRsI
direccion$	jS
direct	eVhIpV
direct$	pY
directamente	cKeTrK
directeur	kQ
directeur$	iTmI
direction	bWiRmS
direction de	aTbViIqK
director of	mWpH
director$	aRpVrJtT
directora	mXqU
directora$	hHiImX
directory	jV
directory$	iJjR
directrice	eRpV
directrice$	pV
direk-	aSeRmQqItQ
direkt	cReVlJmU
direktor	aKpQtX
dirig-	mQ
dirige	bRiSmT
dis	gS
disab-	mT
disci-	iVjSlJ
discl-	pT
disco-	cIeYfHgEiSjIsV
discount	hSiJ
discount on	hSiJ
discovery	iR
discr-	jXqV
discrecion	jQpX
discrecion absoluta	pIqT
discreet	jUqV
discreet$	jQqX
discretion	jUqV
discretion$	jSqY
discu-	aIgUqVtX
discussed	bQtR
disen-	mX
disenador	aW
disenadora	mT
diseno	jSmV
diseno$	mTqKtJ
disgr-	iSqR
disgrace	iSqR
disgrace$	iTqR
diskr-	jWqQ
disku-	jWqFrKsTtV
diskussion	bJfFgKiJjZkJsEtY
dispa-	aVfR
dispatcher	aVfR
dispatcher$	dJfVmJ
dispo	bJgJj[mQtS
dispo-	hT
disponentin	pW
disponibilidad	hJjSpU
disponibilidad de	gSjIpX
disposicion	hRpKt]
disposicion$	hV
dispu-	iZmIpJqU
disse-	iQjEkJl^mI
dista-	aGcHddjH
distr-	bWjR
distribution	aQkT
district	bRcX
district$	c\\
dit	sVtS
dit "	pKqQ
dit$	cKeKfKgKhHiHlKnKoKsW
diver-	aQ
divers	aQ
divers$	aS
dix	jSqQ
dix ans	jX
dix pour	gT
dkk	bHgUhEiX
dm	p\\qS
dm$	pR
dni	pX
do a	fKiSjTmF
do all	gTlX
do bis	fU
do it	jV
do not	pKqWrQ
do the	iX
do this	tX
do we	hItZ
do you	hYtK
do$	iRjUtQ
doce	bYmV
doce horas	fV
doce$	mVrJ
docs	iQjS
docs$	iUjTtI
docto-	lTqU
doctor	mJqY
doctor$	qS
doctorado	cJlX
docum-	bUiQjX
doe	iR
doe$	gT
does	pQ
does not	rR
does the	iGjWmKsU
doesn't	qR
doesn't know	qU
doesn't$	qV
doesn-	jT
doesnt	jT
dog	mSnS
dog groomer	aR
dogs	aHbZhVkHlFtH
doing	sR
doing the	iZ
doing$	iQ
doit	jUqGrY
doive-	jT
doivent	jT
dokto-	aXtK
doktor	qT
dokum-	iX
dom	fSqR
domai-	bRjU
domaine	bRjU
domic-	nS
domicile	aQdU
domin-	fY
domingo	fU
domingo 00	gQ
domingo al	fQ
domingos	f[
domingos$	fQ
don	aKcSeQsW
don't	lTqY
don't ask	gV
don't call	rV
don't care	hJl^
don't do	bJdUfJhIiSlJpKqKtJ
don't have	lXmQqKrQ
don't know	qY
don't list	aJbJcKdKeKfKhKiHjJkKlJmInKoKpIrWsI
don't mention	rQ
don't mind	jZ
don't need	l^
don't print	qU
don't put	rY
don't say	hKjUlIrS
don't use	rU
don't want	aIiUqT
don't write	q[
don't$	lSrU
donc	tV
donc 00	fSgUiI
donc pas	fIjJlUqQsK
donc$	qHtc
donde	d\`lKtI
donde quiera	dV
done	kUlYsQ
done by	jEl]
done in	bQpW
done it	mTpIsW
done$	cJfIhHiGjYkFpS
donne-	dV
donnerstag	dWiI
donor	i\\mGtH
donor-	iUjY
dont	jQ
dont le	dV
dont mind	eVlT
dont need	iXlV
dont put	bKeKqVrI
dont trois	jV
dont une	jX
doodl-	j]lK
doodles	j]lK
door	aRiR
door that	dSjSpJqJtK
door$	hUmU
doppe-	aKbUcKgKoJtU
dormi-	eKiYjKpQqU
dors	qW
dors plus	qW
dort	qY
dos anos	fIjUnW
dos dias	dUnS
dos libres	fVgJhI
dos lineas	bRrR
dos meses	qW
dos minutos	iFjVtS
dos primeros	gShT
dos semanas	qR
dos$	fRjU
dossi-	iRpX
dossier	pY
dossiers	iUpQ
dossiers$	iUoV
dot	jU
double	fUlV
double$	lQqT
doubled	bUmX
douce-	jVkJqR
douceur	jVkJqR
doute	iUqQ
doute pas	qR
down	cUiT
down to	aJiHmJnWtQ
down$	cTfYiIpK
dr	mYpXtY
dr$	bRjYkJlG
draft	aGrTtZ
draft for	bQtV
draft$	aHrUtQ
draft-	i\\
drafting	iR
drafts	iZjK
drafts$	iT
drain-	cJiZ
drama	hSqW
drama$	aJhSpKqXrK
dran	iU
dran$	qYsK
drauf	gUqUtR
drauf$	gVqW
draug-	bVjS
draughty	bVjS
drauß-	cSjTnU
draußen	cSjTnU
draußen$	jXnY
drawe-	qUrJ
drawer	qUrJ
drawer$	qVrJ
drawi-	qQ
drawing	iSqT
drawings	jT
dream-	bRkSrI
drei	hQmR
drei generationen	bZ
drei jahre	bJe[hQ
drei monate	bIeKhXoR
drei tage	hKnV
drei wochen	fVlX
drei$	gSjJp[tI
dreie-	aRcKeKfGgHqKrKtU
dreim-	jRqU
dreimal	jRqU
dreiu-	cKhWjK
dreiz-	gShS
dreizehn	gS
dreizehn komma	gS
dreizehntes	bIhWqJ
dreiß-	fQmR
dreißig	fQmR
dreißig stunden	fV
drh	mZtS
drh$	mWtU
drin	iKjSmZqGrW
drin$	hIm\\pI
dring-	tS
dringend	tS
drink-	qS
dritt-	dT
dritte	fRsU
dritte generation	sW
dritten	mYqQ
drittmittel	eV
drive	lY
drive a	kUtH
drive$	gSiKjQlS
drive-	aWjTmT
driver	aSjS
driver /	aX
driver$	jVmS
driver's	jS
driver's license	jS
drivers	aVmUpK
drivers (	aYbHcJmK
drivers$	aTbQcKfHjKkKmSpG
drivi-	jWlQnR
driving	jWlQnR
driving licence	lV
drohn-	iY
droit	aXiF
droit social	kQ
drop	aVpU
drop cv	pV
drops	bIgHiVpJ
drops a	bIgHiVpJ
drube-	gQjFkTrRtU
druber	gViT
druber$	fIgWqRrK
druck-	g>jUqXr[
drug	iFjc
drunt-	aKmWrU
drunter	aKmWrU
drunter$	aKmWrU
dry	oYr\\
dry$	cKiKnKoGpJrZ
ds	jT
du 0	bQ
du arbeitest	fSmR
du batiment	jT
du bist	mZ
du commerce	jS
du das	cKkIqZ
du kannst	oUtS
du midi	hXiJ
du nicht	jDlUqZ
du patron	qU
du personnel	gFhZ
du soir	iW
du temps	bXiGkQ
du$	jVlItS
dual--	cKhZiRjK
dubli-	cV
dublin	cV
dublin 0	cV
ducha-	hRjW
due	aRqS
due to	qRtV
duerm-	gYjWsJ
duero	cS
duero$	cS
dulce	aJbYcIrFtG
dump	tS
dunde-	cZtJ
dundee	cZtJ
dundee$	cU
dunke-	bScV
durch	fWgSiD
durch-	iRq]tG
durchziehen	iV
durchziehen$	iX
duree	eZ
durfe-	qT
durfen	qT
durfen sie	jU
durin-	gGlUpR
during	gGlUpR
dust	jTkUqS
dutch	iIl]
dutch is	lU
dutch$	iGjKlVrV
dutie-	iS
duties	iS
duty	fShTiR
duty$	hV
dynam-	gIrT
dynamic	bJcKiQ
dynamisches	gIrU
e	gR
e 0	gX
e 00	g^jD
e de	aVcQ
e ingles	iKjT
e mois	gT
e rh	eR
e v	aKb\\
e$	cSjWsQ
each	iSnT
each day	hRiVkG
each$	gRiS
earli-	fRqS
earlies	fUtK
early	bSjQ
early$	fHgShJjT
ears	jY
ears$	jY
earth-	jT
ease	jQkVlH
ease with	jQkVlH
easte-	oR
easter	hQiQoTqQ
easter and	hUiJ
easter$	oUqT
eastern	bKcU
eastern$	bJcY
ebd	b_dK
eben	iStT
ebens-	lU
ebenso	lU
ebenso$	lW
ebitd-	gQ
ebitda	gQ
ebitda$	gT
ecart-	iR
ecarts	iR
echel-	aRbRgV
echelon	aRbRgV
echelon 0	aRbSgQ
ecoch-	gRhS
ecocheques	gRhS
ecocheques$	gW
ecole	jSl[
ecole privee	bR
ecolo-	aTbZcKdK
econo-	jUrQ
economico	iQrW
ecrir-	iK
ecrire	iK
ecrit	gCqZ
ecrit-	iRrY
ed	eJqY
edad	iFjJs_
edge	cKkTqS
edici-	lT
edicion	lT
edicion de	aQjW
edinb-	c\\
edinburgh	cU
edinburgh (	cU
editi-	bVgGiJjRkW
edition	gDj[
edition$	gDj]
edito-	bR
editorial	bT
educa-	aS
educacion	iTjW
educador	pQ
educador /	pQ
education	jS
eeo	h?pHrTt\\
eg	bVgc
eg 0	gehJjK
eg 00	fIgS
eg$	b]fCgGhEpGrK
egal	cKfJhJiJl]pIqRtK
egal$	cKgIhIiGl\\pHqUrDtJ
eh	gRqJsR
eh klar	gQjV
eh$	bIcQiKtT
ehpad	bW
ehpad associatif	bT
ehren-	hQmZ
ehrenamtliche	fJiUmX
ehrensache	hYiJjS
ehrensache$	hYiJjS
ehrli-	bRcKsQ
ehrlich	bScIfKhRsStS
eigen-	hT
eigene	bW
eigenen	hRjRpQ
eigener	h[mV
eigenes	bQlX
eigentlich	hGoVpKqY
eight	bRfQlR
eight percent	gQ
eight$	fUjS
eight-	bQgRjItS
eighteen	bSjHtT
eighty	gV
eighty$	gV
eignu-	jUpT
eignung	jWpQ
eignung bevorzugt	pT
ein jahr	eUmJrJ
ein junges	sV
ein paar	aJbTiHtW
ein tag	bJdWiXjKlJ
ein traum	kZ
ein$	iKo[pTtR
einar-	dYoS
einarbeitung	dTmQoT
einarbeitung$	dT
eine auszubildende	mX
eine halbe	eSqJrT
eine woche	fShIsZ
eine$	aJbKhQiKjUt\\
einem	bTmR
einem verlag	bUeJ
einen	aVbT
einen hausmeister	aUtH
einen$	bIcIiHlFnKoItY
einer$	jUqX
eines	aJeWiW
einfa-	iW
einfach	cJiUpQqR
einfu-	jUpKrX
einge-	jYmSqK
eingefuhrt	hUiKjTqK
eingefuhrt$	hUiKjTqK
eingr-	q[rHtH
eingruppierung	q\\rHtH
einhe-	bHiXqGsS
einheitslohn	gT
einka-	aRhTmT
einkauf	hHiRmW
einkaufer	aYbQjJtJ
einkaufer$	aU
einma-	bRiRjS
einmal	bRiRjS
eins	iUjU
eins davon	jU
eins$	rQ
einsa-	bRgQ
einsatz	aIfJgXpUsH
einsatze	gQ
einsatze$	gQ
einsatzgebiet	cUiK
einsc-	jY
einst-	bVgTiEjW
einstieg	oU
einte-	i[
einteilen	i[
einteilen$	iX
eintr-	iUoR
eintritt	iUoR
einwe-	iX
einweisung	iX
einwo-	bX
einwohnern	bX
einze-	aFgQi\\
eis	fGi\\
eisen-	b[
eithe-	aKfWiKjR
either	aKfWiKjR
eje	aTtI
eje$	aWmQtJ
ejerc-	aTpS
ejercicio	aUjKpT
el 0	pX
el 00	eVpQ
el ampa	aJbWqS
el ano	bReQoJ
el anterior	qU
el anuncio	aJtU
el aviso	r[
el certificado	jR
el cierre	fXiS
el cliente	sU
el comite	gIqS
el consejo	qY
el curriculum	pR
el curso	iIkR
el de	mW
el dia	nRpS
el doctor	qS
el equipo	mKpW
el formulario	pZ
el hospital	aKbRcQ
el hotel	aHbYcJhKmJqItK
el inventario	gKiTqS
el lunes	fQoT
el martes	oUpRtQ
el medico	iW
el modulo	iQqQ
el mostrador	aQiS
el movil	jKqQrU
el nombre	rY
el perfil	aJbQrQtR
el pliego	iR
el presupuesto	iTqR
el primer	eSgKhR
el puesto	bS
el que	fU
el relevo	eJiX
el segundo	qW
el socio	mX
el sueldo	rY
el texto	iUrS
el ultimo	qU
el$	qQrR
elabo-	iQpZ
elder-	bQrQ
elderly	bQrQ
elec	bScJjJkYnK
elect-	iRj\\
electrica	bTiS
electrical	fHpX
electricidad	fHjW
electricidad$	fGjW
electricien	jV
electricien tertiaire	aS
electricos	iIjTmR
electronica	iQpU
electronica$	cKdJi\\jK
elekt-	jWnV
elektriker	jU
elektriker oder	jR
elektriker$	jV
elektro	bTeJjR
elektronisch	bJpUqT
elektronisch$	pUqS
eleme-	aYcKjU
elementary	jY
eleva-	jU
elevadora	jU
elevadora$	jU
eleve-	bQ
eleven	mU
eleven years	qY
eleves	aRbS
elf	bZ
eligi-	kQ
eligible	jV
eligible$	jV
ella	aQqWsI
elle	gKiXqS
elle ne	qQ
elles	kHpXsV
ellos	qQ
ellos$	iSqR
else	nStW
else$	iIqKtZ
elter-	pJsS
eltern	pIsT
elternzeit	eQhQsQ
elternzeit$	eVpI
elternzeitvertretung	eU
elternzeitvertretung bis	eV
em	bUeTqK
email	pZtT
email$	lKnIpW
email-	bR
emails	iQqT
embal-	iVjIlT
embar-	kTqQsQ
embarazada	qW
embarrassing	iQqS
embarrassing$	iQqT
embau-	bRqR
embed-	aV
embedded	aV
embra-	cHiRjVkItJ
emden	cXiJ
emden$	cXiJ
emerg-	i^pK
emergency	fSjQlQpK
emoji-	rX
emojis	rX
emojis$	rU
empez-	fToV
empie-	eViIoR
empieza	eViIoR
empieza a	fRiKoU
emple-	bQhQ
empleados	bTcQhT
empleados$	bScKhU
empleo	eRjU
emplo-	eThV
employed	eYhK
employed$	eWgGhJ
employee	eQ
employees	bXiJ
employees$	bS
employer	bThVjJtS
employer$	bGhWjIqKrKtX
employment	eTpT
empow-	aKj[
empower	aKj[
empre-	bR
empresa	bR
empresa y	bR
empresa$	h[jR
empty	aJdJfSgVtU
empty$	dHfUgW
ems	aHc]fI
ems$	aHc]dJfI
en 0	aFeXiJjCmRnR
en 0000	bW
en 2000	bYqS
en a	cVqQtH
en abril	qV
en agosto	hV
en altura	jT
en aula	iRjU
en bio	bS
en burn-out	qR
en casa	dYfQ
en castellano	rS
en catorce	gQ
en cdi	aQcHeTjH
en ce	aY
en confianza	qT
en conge	eQqS
en cours	aJjSlQ
en cuatro	fSmKoFp\\rG
en dos	iGjTtR
en el	bJ
en enero	cHo[pI
en fin	fV
en formation	eZoH
en francais	rU
en ingles	jKkSrV
en insertion	aS
en interne	q[
en janvier	eJfVgJiToI
en juin	fUqV
en la	pT
en ligne	bQeJpW
en mano	gTpT
en moyenne	hQ
en negro	eViJ
en planilla	fKgU
en planta	dUiTtK
en produccion	iJjV
en producto	gT
en recepcion	pZ
en septembre	iYoCqR
en todo	pKrV
en un	mTqS
en una	fI
en verano	cJfYhRiJ
en vigor	jS
en vrac	qQ
en zaragoza	cSdKgInU
en$	iKjQ
encad-	jSmY
encadre	mW
encadrement	hKmS
encadrement de	iX
encadrer	mR
encadrer$	mR
encar-	aUiV
encargada	aQ
encargado	aT
encargado$	aU
encei-	qUsS
enceinte	qUsS
enceinte$	qW
encim-	hR
encima	hR
encima de	hWqU
encima$	mQ
encor-	qQ
encore	qQ
encore$	qU
encou-	rU
encouraged	rU
encouraged to	rU
end	iQoW
end$	iVoStJ
end-t-	iTjQmJ
end-to-end	iTjQmJ
end-to-end$	iSjRmK
ende	eTqQtW
ende$	cIeRiIpFqIrKt\\
endor-	iVjSmK
endorsements	iW
endorsements$	iU
ends	bSsX
energ-	kQrV
energy	rT
energy$	bQiTrJ
enero	o]qQ
enero$	cJeKo\\pK
enfan-	b[jRsS
enfant	gSiRsR
enfant$	gRhIiVsF
enfants	jWsS
enfants$	bKiJjX
enfer-	mV
enfermeria	jV
enfermeria$	jS
enfin	dTgK
enfor-	aSmQ
enforcement	aSmQ
enforcement officer	aSmQ
eng	aQbUhCjUmR
eng$	bWiJmT
engag-	jKrW
engineer	aW
engineer (	aRgJiQ
engineer for	bTcStJ
engineer$	a]
engineering	jV
engineering$	aSjU
engineers	bUmZ
engineers$	bQiIkKmY
engines	bZ
engines$	bZ
engla-	gTiK
england	gTiK
engli-	jU
englisch	jTlR
englisch c	jT
englisch$	jStR
english	jRrU
english and	rXsQ
english at	aJj[
english both	jQ
english for	aKcKjSrVtH
english or	jUkJ
english perfect	jR
english$	bUjY
enhan-	hVjQ
enhanced	hVjQ
enhanced dbs	hKjZ
enoug-	jT
enough	jT
enough for	sU
enough to	bSjT
enough$	iIqV
ensay-	i\\
ensei-	aTbS
enseigne	bTrQ
enseigne de	bTrQ
ensen-	l\\
ensena	lX
ensenamos	kRlX
ensui-	bQdRrW
ensuite	bQdRrW
enter-	hQ
entera	fTqJsR
entero	hU
enterprise	jU
entge-	fIgW
entgeltgruppe	fJgW
entha-	fHiT
enthalten	fHiT
entid-	bU
entidad	bU
entie-	iUsU
entiende	tT
entiendes	sY
entiendes$	sY
entit-	aIb^jUmH
entra-	oS
entrada	fRoV
entrada de	fWiQoI
entre	nSqS
entre 0	f[
entre 00	fKgSsY
entre nous	qXsU
entre semana	fW
entre-	pQqQ
entree	oY
entrees	iV
entretien	pU
entretien avec	pV
entretien$	aR
entretiens	hUpV
entretiens$	pT
entrevistas	pT
entrevistas con	jU
entrevistas$	pTqU
entri-	fRiV
entries	fRiV
entry	iZ
entry$	bKdJi\\
entsc-	pS
entscheidung	bYpU
entwi-	iRrT
entwicklung	iS
entwicklung$	iS
entwu-	iQtR
entwurf	iQtR
entwurf$	rS
envia-	pS
envir-	iV
environ	fRiUnU
environ$	fSiKnX
environment	iT
environnement	rY
envoi-	pZrJ
envoy-	pSqQ
envoyez	pU
epi	cKhY
epi$	bHcJhZjJ
eps	h_
eps y	h[
equal	iKjQmUqF
equip-	bQmU
equipe	hRmT
equipe :	mT
equipe de	mY
equipes	fTmT
equipes 0	fY
equipment	gU
equipo	mQ
equipo de	mW
equipo$	pY
equit-	gX
equity	gX
equity$	gV
equiv	jU
equiv-	jU
equivalent	jR
er	qT
er avril	oR
er fevrier	oT
er mai	iIoZ
er oder	bIeXiKjFqW
er weg	qT
er$	gUtV
era	gUqT
ere	aYiR
ere$	aWiU
erfah-	jSkS
erfahren	aKbKiJjWnJqS
erfahrung	kV
erfahrung mit	kY
erfahrung$	aSjS
erfol-	g]jVkI
erfor-	jJlZ
erforderlich	jJlZ
erforderlich$	jJlZ
erinn-	qW
erlau-	oQrV
erlaubt	oQrV
erlaubt$	oR
ernte-	oT
erp	iSjX
ersch-	iZ
erst	eSq\\
erst auf	eTqJrX
ersten	mQ
ersten jahr	gRhKiQ
ersten$	rStV
erstg-	pV
erstgesprache	pV
erwah-	qSrW
erwahnen	qSrW
erwahnen$	qUrR
erwar-	bKiItZ
erwun-	eQiIkXsT
erwunscht	eQiIkXsT
erwunscht$	eSiGkZ
erzie-	aW
es	qT
es der	oT
es el	aHbZcKqHtK
es ist	b\\
es la	cKgWiIpT
es lo	jUkQqHsT
es obligatorio	iTlQ
es para	aKeYfGtS
es por	qX
es que	aKqS
es un	iUkR
es una	b]cHpH
es$	bRt[
esa	qW
escal-	iWjVlJqQ
escalations	iT
escalations from	iT
escan-	cSiW
escandallos	jW
escol-	tS
escolar	eRiQ
escolar$	eSiR
escribe	gJhKqQrR
escribo	tT
escrito	fWgQjK
escuela	bS
escuelas	tT
ese	gRqX
esmal-	aGbT
eso	jRqTrT
eso en	j@kClCqasK
eso es	cKiJjU
eso no	jW
eso se	fZiJoJqUrK
eso$	iFj[lR
esos	iJjUrU
espal-	jT
espaldas	jT
espaldas$	jT
espan-	sR
espana	dR
espana$	dTiR
espanol	rU
espanol$	jHrWsJ
esper-	gQiU
espera	gT
espera$	eQgT
ess	bXjQtI
ess$	bXjQtI
essai	eTpX
essen	h[iIjRtF
essen-	gFhXjQlQ
essential	jSlT
essential car	hU
essential for	hKnW
essential$	fKhKlT
est	bRq[
est 00	bXlJqJ
est 2000	bT
est a	iT
est bon	hIqU
est en	iR
est enceinte	bKqW
est tres	qX
est une	bS
est$	bTcReTiRjJtJ
esta	mQqYtT
esta con	iJm[
estab-	eRqV
estaba	qX
estac-	cW
estacion	cW
estad-	qV
estam-	cU
estamos	cU
estamos buscando	fJjS
estamos en	cYrR
estan	mS
estan en	aKbSmKqS
estan-	jU
estandar	jU
estar	jU
estar-	cKjIk[oR
estaria	cHjIk\\
estat-	hUiR
estate	hTiR
este	fHoZsR
esthe-	aT
estheticienne	aS
estheticienne$	aUtK
estim-	aHtS
esto	qXtQ
estre-	bYrUsR
estrellas	bYmKoK
estrellas$	bWmIoJ
estud-	hSlT
estudio	iS
estudios	lVmS
estudios$	lX
et	iT
et 0	aQfJgVhK
et 00	jSoIsS
et a	fGmQpJt^
et au	jU
et de	gS
et demi	fUsQ
et des	bT
et deux	iKm[
et la	iSqK
et le	iSqQ
et les	gSmR
et moi	qY
et on	bShGsW
et pas	iJqRrQsS
et produits	gGhU
et soir	bJiY
et suivi	iU
et telephone	iQ
et un	aGbXcKhWiKqK
et une	mRnS
et$	fUh[mS
etabl-	aHb\\
etablissement	aKbX
etat	iY
etat civil	iY
ete	iHqWtS
ethni-	lKrFsY
etiqu-	i\\jJ
etoil-	aEb]iJ
etran-	sS
etranger	sS
etranger$	qS
etre	iHkSrR
ett	bKcEe_mKsJtC
etude	aDbZpS
etwa	iUjR
etwa 0	fSgUiJ
etwa$	eIfW
etwas	aQqW
eu	gKiQjYlI
eu$	gIhYiR
euch	pXr\\
euh	aIbRtY
euh$	tZ
eulal-	bRcJpKtW
eulalia	bRcJpKtW
eulalia$	bQcIiKpJtX
eur	bGi^tK
eur$	hU
euro	g^
euro aufwarts	gW
euro plus	fRtH
euro$	gShR
europ-	nR
europe	iSnT
europe$	iHnV
euros	gY
euros al	gU
euros$	gRhR
euseb-	pQ
eusebio	pQ
euske-	lXrRtJ
euskera	lXrRtJ
euskera$	lQrW
evang-	aGbTcZtK
evangelische	aEbYtI
eve	fWoSqS
eve$	fXoS
even	bUjQsV
eveni-	fY
evening	fSgV
evenings	fW
evenings no	nJ
evenings$	iR
event-	qV
events	jSmR
events$	jRmR
ever	sStW
ever$	hIsVtS
every 0	bSfTsQ
every day	dUiT
every month	f[gEiTtG
every other	fW
every second	hW
every third	fWgI
every week	eQgT
every year	bKeKh\\iIjFlG
every$	fT
every-	lUsQ
everybody	bQkKlVqK
everyone	gVhKrW
everything	jUqT
everything$	bRiGjYqS
eves	fZhK
eves$	fXhK
evide-	j\\
evidemment	jTrT
evidemment$	jRrV
evite	rY
evite-	pKs^
eviter	sU
evtl	hW
ew	b\\iJtG
ex-co-	aGbFcBdIeIfIgDhIi@j\`kIlJmHnIoIpJqTrIsJtF
exam	aT
exam$	hSpU
exame-	hQjV
examen	hQjV
examen$	iT
exami-	aWtB
examp-	pR
example	pR
example$	pQ
exams	iJj^
excel	jc
excel a	jW
excel$	j]
excel-	iGjTkTpKsU
excellent	iIjVkU
excep-	nT
excha-	bQcKiRjSpK
exchange	bQcKiRjSpK
exchange$	bRcJeJiQjI
excit-	rS
exciting	rS
excla-	rW
exclamation	rW
exclamation marks	rW
exec	aRiJmTqQ
exec$	aUiGmU
execu-	aTtK
executive	aWtK
executive$	aT
exemp-	aSeU
exempt	aSeU
exempt ?	aIeXtK
exempt$	aU
exete-	cXdSiIjI
exeter	cXdSiIjI
exhib-	bU
exige	j^lV
exige$	j]lXqKsJ
exige-	dQkK
exigee	dQkKlQ
exist-	bSiKtR
existe	eQ
exp	jQl]tI
exp$	iIjRkUlQ
expec-	fRiQ
expect	fRiQ
expect 0	fTiT
exped-	aTmJtD
expen-	i[mH
exper-	kXlT
experience	kSlV
experience ?	jEkGlHtX
experience en	kQ
experience is	lS
experience of	jV
experience with	kXlI
experience$	iIjStS
experiencia	jSkTlR
experiencia con	jQkR
experiencia en	jVkX
experiencia$	fSlQ
expla-	iU
explain	iU
explain a	aJjT
expli-	iQjJkTlT
explique	iW
explo-	bYiBp\\
expor-	bZiS
export	aUjR
expos-	iRkU
exposure	iRkU
exten-	eUfR
extended	aKfT
extension	eV
extension$	eUjK
exter-	hJmUpUqR
extra	fTgTkQ
extra :	fKhT
extra$	fWgR
extra-	hRpTsS
extras	hV
extras :	hS
eye	jRqS
f	aUiR
f &	jV
f /	aSeSfWhJ
f$	aYgQ
fabri-	b_tH
face	iQsR
face a	sQ
face$	fRiV
faceb-	jHlQrX
facebook	jHlQrX
facha-	aVbKjSmQ
fachb-	bUkRtT
fachbereich	bVcKtU
fache-	qR
fachk-	aT
fachkraft	aV
fachkraft fur	aV
fachkraftezulage	gT
fachkraftezulage 000	gT
fachl-	mW
fachlich	mW
fachw-	gIhZ
facia-	iRsV
facil-	bRpRqK
facility	bRpRqK
facility$	cT
facto-	aJcViZ
factory	bIcZ
factu-	gTiSrQ
facturacion	bQqR
facturas	iV
facturas$	iV
facul-	hKiIjHl[pE
fahre	hElKn\`
fahre-	nQ
fahren	hRjInTqQ
fahren$	hWiUqK
fahrer	aQjV
fahrr-	hU
fahrradleasing	hU
fahrradleasing$	hU
fahrz-	fHgKiInV
fair	bIiYqQ
faire	iVqQ
faire des	s\\
faire$	gViZjJ
fais	iSrXtR
fais court	rU
fais$	rW
fait	qX
fait le	iSmRqK
fait que	jTsV
fait une	q[
fait$	jVpKqUrH
faite	hUjQkJlT
faite$	jUkJlRqQ
faja	eJhX
fall	bJeJoZ
falla-	aIcYgKoUsV
falle-	aImRpFtW
fallen	iKmUsQ
falli-	aHi[qSrHtH
falls	cY
falls$	aIbVcIiUjJtJ
falta	aQlRtT
falta un	cWtD
falta$	bJlStW
falta-	jSrT
faltas	jSrT
famil-	bSsY
familia	rT
familia$	cKpUrY
familial	bReVjIlKmJ
familiale	pIrSsV
familiar	bW
familiar$	bUcK
familiares	sW
familiares que	sT
familiares$	sT
familias	hTiS
familias$	hTiR
familie	hX
familie$	hZ
familienbetrieb	bR
familienbetrieb$	bV
familienplanung	jDsZ
familienplanung$	iJsT
families$	bQiJjX
famille	bUsQ
famille$	hV
family	bRsQ
family firm	bRsK
family health	gKhS
family man	rJsX
family owned	bR
family$	hX
fanuc	bGjTkW
fanuc$	bKjRkU
far	cVqS
far$	cVqT
farm	bVj]
farm$	bShS
farme-	iU
farmers	iU
farms	aIbZ
farms$	bT
farsi	a^
farsi$	aZ
fashi-	bU
fashion	bU
fasse	rVtU
fast	lT
fast$	aIiUjJtU
fatim-	gGmU
fatima	gGmU
faudr-	aTtQ
faudrait	aTtQ
faudrait$	aItW
fault-	bJeKhJi^jJ
faults	hJiXjK
faure	bTeYrK
faut	jX
faut aimer	jSnU
faut deux	aYcItH
faut pas	jRrW
faut quelqu'un	jW
faut$	aHqIt[
faute-	qRrV
fautes	qRrV
fautes$	qTrS
favor	lSrUsS
favor$	lVrJsS
favou-	gTkSsU
favour	gUkT
favour$	gVkT
fca	bSiHoUqK
fcr	iU
fda	iS
fe	bUlQ
fe$	cZlW
featu-	i[jK
feb	o\\
feb or	oW
feb to	oSpR
feb$	gJoY
febre-	cIiKo]
febrero	oSpS
febrero$	iKoIpT
febru-	oQpT
februar	jQoSpR
februar$	iJoTpW
february	pS
february$	pS
feder-	aJkKlRmZ
federal	jSkGlW
federation	gTjK
feed	bSiUjKkT
feeds	cHgYiFjH
feel	gKrU
fees	h[iR
fees paid	hX
fees$	hViXkJ
feet	dSqR
fehle-	qStU
fehler	qStU
fehler$	qStU
fehlt	aTiJqQsS
feier-	bJdKeFfSgShWiGjIoKqJsK
feierabend	hT
feierabend fur	hT
fein	k]
fein$	k]
felt	aKeKjY
femme	aSiRsT
femme$	aVqV
fenet-	tK
fenetres	tK
fenom-	iQkXsKtK
fenomenal	iQkXsKtK
fenst-	hKiVoR
fenster	hJiX
ferai-	kQ
ferait	kQ
ferie-	fShU
ferien	fUhW
ferien$	hW
ferme	fZhXoJ
ferme-	hRiKjW
fermes	iJjV
fermes$	iJjV
fermi-	iSqQ
fermin	iSqQ
ferna-	qX
ferri-	bQcRiInR
ferries	bQcRiInR
ferro-	b[
ferronnier	aRbS
ferroviaire	aIbX
ferti-	bViHjS
fest	e_
fest mit	mRqR
fest$	e]
festi-	gSiQ
festival	iSoR
festivos	gViJ
fetes	cGhQiT
feu	fTiSjI
fevri-	pQ
fevrier	pQ
fevrier$	pQ
few	bQtQ
few lines	bS
fh	iHj\\mJ
fi	jR
ficha-	gChFiVqW
fichas	iX
fichas$	iX
fiche	lRtT
field	dUpKqR
fiest-	fUiJnK
fiesta	fWiKnK
fifte-	mXtJ
fifteen	mXtJ
fifty	gTjHkT
fifty$	gSkW
fifty-	g_
fight-	qR
fighting	qR
figma	j_tG
figma$	j[
figur-	fSqX
figure	fUqQ
fijo	e[gT
fijo 00	eIgWhK
fijo$	eYgV
fijos	aJcKe[fEgThIiHsH
file	i\`qR
file$	iKpSqR
files	iUjKpS
files$	pT
filia-	bScT
filiale	cX
filiale d'un	bTcH
filialen	bYiTtI
filialen$	bZtH
filin-	bJiXjQ
filing	bJiTjU
filip-	s[
filipina	s[
fill	fStR
fill$	fT
fille	iHsZ
fille et	pT
fille$	fKiIlJqJsY
fille-	pSsQ
filled	pV
filled$	iKpW
filles	bTiKsW
fils	bTsW
filtr-	pYqK
filtro	iV
fimo	gJj[
fin	oT
fin de	fR
fin janvier	aKeX
final	aKcKeKlHpHqRrStX
final-	pWrJ
finales	oS
finales$	iRoQ
finally	tU
finan-	hQiS
finance	gTqYtI
finance director	aY
finance$	aKiUmRqH
financial	aCi]
financiera	aX
financiera$	aX
find	iQpQqW
finde-	pKqSsX
findet	pKqSsX
finds	aGtU
fine	dQlZ
fine if	lV
fine with	jW
fine$	dQjRlWtR
fines	fQoT
fines de	fQoT
finge-	jZ
finis-	aQgS
finish 0	dKfKhXoH
finish at	fT
finish early	fIgQqT
finish it	aIfRjQ
finish$	fTiUjJ
finished	jT
finni-	cWhJjJkT
finte-	bRkQ
fintech	bRkQ
fire	jUtS
firew-	cGjZkF
firm	bd
firm (	bXiH
firm of	bV
firm$	bY
firma	hSqR
firma el	qX
firma$	hWpV
firma-	bWiR
firme-	cZhVjJpI
firmenwagen	hS
first 0	eRhU
first 00	cJdVeU
first aid	jY
first and	aQeW
first call	pYqK
first line	qR
first month	hWjJmV
first of	iJo\\pK
first then	rX
first time	fJgWiRjH
first two	eIhS
first version	mV
first$	iXsV
fisch-	bVcUgKhKoK
fish	aZbRhItI
fishe-	jUlS
fished	jUlS
fisio	fKhWmX
fisio$	hUtK
fit	j_
fit$	jX
fitne-	bTgGhTjS
fitness	aKbVhHjT
fitos-	iYjU
fitte-	aQlV
fitter	aVfQ
fitter$	aZ
five	fVgJ
five and	hT
five days	dWfW
five no	f\\gJ
five of	eJfQjV
five on	fU
five weeks	h[
five years	iHj]
five$	dIeWhV
five--	bVjS
five-figure	jU
fix	gWiTtK
fix 0	gS
fix on	lW
fix plus	gT
fix$	fTgRiG
fixe	gWtQ
fixe +	gQhJ
fixe$	gWtS
fixed	dUe]fGiI
fixed term	e\\jI
fixed$	dTeXfKgSiHjH
flach-	aVgXtI
flat	hZ
flat$	g]iK
fleec-	fKjT
fleece	fKjT
fleet	bV
fleet$	bW
fleis-	iGsHtY
fleur-	aRiKtX
flex	fZiS
flex 0	i[jK
flexi	fVhR
flexi$	fW
flexi-	dVfS
flexibel	fRiJoV
flexibel$	fUhJiHoR
flexible	dReQhR
flexible working	hX
flexible$	dXiJlH
flexitime	fThQ
flexitime$	fRhR
flick	pRqT
fligh-	h^iJ
flight	hXpK
flights	hYiK
flo	mTpU
flo$	mUpR
float	jUtR
float$	jUtJ
flood-	bTjU
floor	bFcWiS
floor$	jU
floor-	aWtE
floors	bRiT
floors$	bQiV
flori-	rS
florist	jSlK
flott-	bVdZfF
flotte	bYiK
flu	cIiEj_tK
fluch-	iVjKpGrHsY
fluen-	jZ
fluent	jY
fluent$	jW
fluid-	jWmR
fluides	mW
flush-	iV
fly	bJcYpV
fm	aWjRtI
fm$	aTiKjVtJ
fobi--	fGgEh]
fois par	mWqK
fois$	eSmJqQ
folge-	fWtV
folgende	tV
folk	fTpR
folke-	cXdH
folkestone	cXdH
folkestone$	cXdH
folks	iZlT
follo-	fT
follow the	gR
following	iIlQtT
fonct-	gIhT
fonction	gIhU
fonction$	hU
fonde	bQ
fonde-	aHbZtH
fondo	hZ
fondo de	bKh[jJsK
fonds	bTpS
font	jVr\\
fonta-	aR
fontaneria	aR
fontaneria$	aS
food	bUiJjX
food or	jR
foot	iWjJ
footb-	aSbTiJoJ
football	aSbTiJoJ
for 0	gSiVoV
for 00	bYpT
for a	iQ
for each	gW
for free	hHiKqQsS
for it	bZmI
for kids	bQgJiQ
for linkedin	rR
for one	kV
for our	aHcZhKiZtE
for parents	iQqW
for someone	cJdSqU
for swim	bWiJ
for this	dZjRpHsRtK
for three	aJeVhViI
for two	l\\tT
for up	hQiT
for us	aKbRqStQ
for work	bZ
for you	gHh]pQqQ
for$	td
forde-	bRfSiQjGkT
fordermittel	eTfUiT
forec-	iWrK
forecast	iWrK
forei-	pIsX
forem-	aTiT
foremen	iV
foremen$	fKiT
fores-	aSbRcQ
forest	aKbTcR
forfa-	eXgKhT
forfait	eXgKhT
forfait 000	eXhH
forge	hSkW
forge$	hUkT
forgi-	qTtR
forgive	qTtR
forgive the	tY
form	eQpR
form only	pQ
form$	eJiKjVpQtS
forma	bGiTjR
formacion	hWjQoQ
formal	rU
format	rT
format$	pR
formation	kRlT
formation de	eWiKkToK
formation$	iWqR
forme	lJqUsU
forme$	jTlIqX
forme-	kRnU
former	kUqR
forml-	pQrQ
formlos	pS
formlos$	iIpV
forms	p]
forms at	pW
formu-	pU
formular	aKiRpQtS
formulario	pZ
formulieren	iGpJqQrZ
forsc-	aUeS
fort	bGcXhGiKjU
fortb-	gKhWiK
fortbildung	gKhWiK
fortn-	cKfRpR
fortnight	cJfSpS
fortnight$	fSpU
forty	bXiR
forty hours	fY
forty$	bIiUmU
forty-	bYgX
forty-five	gTiR
forward	iSqWtF
foto	r\\sT
foto del	rT
foto vom	qWr[
foto$	iTmIpRrFsU
fotos	rR
fotos del	kR
found	dRpS
found-	bVkS
foundation	bVgKjJkZlH
foundations	aSiS
founded	bU
founded in	bT
founder	sV
founder$	sV
four	fQpQ
four days	dYfXqH
four in	bIm^
four nights	fX
four of	bImWqU
four weeks	bKhGiYmK
four years	hTjR
four$	fY
four--	iKjV
fourc-	gQ
fourchette	gQ
fourn-	hZiQ
fournie	gIhW
fournie$	hY
fournis	hY
fournis$	hX
fournisseurs	aUiV
fournisseurs$	aYeJ
fourt-	fSiKjW
fourteen	bScHfUiK
fp	iKjUmX
fr	fSjS
fr 00	fV
fr$	cGjYkJ
frag	q]t@
frage-	pX
fragen	pX
fragt	gSq[
fragt ob	qX
fragt$	aJbFcEdJeJfJgShKiIjKkJlKmKnJoKpJqVrJsJtH
frais	bRiZ
frais$	bVcIgSiQjK
frame-	bWkR
framework	bVkR
franc-	jS
francais et	jR
francais$	pSrQ
francaise	pKs^
france	aRmRrR
france$	mV
frances	jc
frances$	jS
franco	fW
frank	pTqU
frank$	pTqV
frank-	jFkV
frankfurt	cSnR
franz	p\\
franz-	kSrS
franzosisch	kSrS
frapp-	iU
frappe	iU
frappe des	iU
frase-	cSrT
frases	rV
frases cortas	rS
frau	mXpQqStU
frau doktor	qU
frau dr	aFmIpTtQ
frau kollegin	tQ
frau zbinden	qT
frau$	aGsW
fraue-	rYsS
frauen	rTsU
free	hc
free$	hVsR
freel-	eXqQtR
freelance	aJe[qT
freelance 0	eS
freelance$	aJeY
freelancers	lIqKtW
freelancers$	lIqKtW
freez-	gHqZsS
frei	f\\h[qR
frei$	fQh]qQ
freib-	aXcUiKtF
freie	qR
freie mitarbeit	eTgJ
freie-	hW
freien	hW
freier	dJfS
freif-	hRiStJ
freig-	hSqT
freigegeben	gKqV
freigestellt	qU
freigestellt$	qS
freit-	fU
freitag	fV
freitag$	fT
freitags	iRpR
freitags bis	fQ
freitags$	iW
freiz-	h\\jJqK
fremd-	eTjSmT
fremdfirma	eWmU
frenc-	jUkQ
french	jUkQ
frent-	fQjKmZ
frente	fShKiFjKm[qK
fresh	kElW
freun-	jSlQrKt\`
freundlich	jWlS
freundlich$	lXqH
freut	jEk[lKpQqG
fri	fZ
fri +	aJfVtH
fri 0	fRpQ
fri nite	dJfVpT
fri sat	tT
fri$	hQoV
fria	iUjS
frida-	fT
friday	hR
friday 0	pQ
friday$	jT
fridays	fT
fridays$	bRdQfQ
fridg-	hTiWjK
fridge	hTiWjK
fridge$	hQ
frien-	aJjQtR
friendly	jU
friendly$	jU
frigh-	qR
frightened	jRqR
frigo	aShT
frigo$	aThTtI
frigo-	bZcHtK
fring-	aJgT
fringe	aJgT
frio	jV
frio$	jW
frisc-	lTsQ
frisch	lTsQ
frisch von	sV
frisch$	jXlS
frise-	qS
frist	fIp]qStJ
frist 0	pXqK
frist :	pZtG
froid	j\\
froid$	gRhKjU
from 0	fQoS
from 00	hCiSoT
from :	tY
from a	iJjW
from an	iSqR
from day	eX
from feb	oZqR
from home	d_
from may	fJh[oJ
from my	bFhTtY
from the	aIjKpV
from uk	dRjJsT
from us	gHh]jJqUsI
from$	cJdQhKpQtT
froma-	aWcHhXiKkJlS
front	aQ
front desk	hSkStT
front of	hIiSjU
front office	aX
front-	bHcTgQjK
froze-	qT
frozen	qT
frs	hZ
fruh	fTjToR
fruh /	fT
fruh 0	fS
fruh$	cJfTgIjHoUtK
fruhd-	b^
fruhdienst	b^
fruhj-	aSdKoXpHqKrH
fruhs-	aSfJhVjK
fruhstuck	hXjK
fruit	bVfJhUiIqJ
fruta	cGhVi\\jKtI
fruta$	cHgThXiEtK
fs	j\\
fs b	jR
fse	iSqV
ft	e]fDgRhFjKkHsV
ft$	cGeZfEgThHiGjFsHtH
ftc	e^hQ
ftc$	eYhVpK
fte	aReWgU
fte$	aTeUgS
fue	aJqZtH
fuel	hU
fuel card	hV
fuera	gQnQ
fuera de	gRpU
fuera$	bScKfRgQhQ
fuert-	fXsStR
fuerte	sUtU
fuerte$	oKsV
fuhre-	nQ
fuhren	iSpR
fuhren$	iSmS
fuhrerschein	jXnV
fuhrerschein$	iJj[
fuhrt	bGm]
fuhrt$	aVbEiU
fuhru-	iWj\\
fuhrungserfahrung	iKjY
fuhrungszeugnis	jX
fuir	jR
fuir$	jR
fulda	bT
fulfi-	aUbSjJ
fulfillment	aUbSjJ
full driving	hIjX
full family	bIhY
full remote	dW
full time	eYfUiEmUtJ
full$	eSfSgHhSiKmK
full--	eWiJsY
full-time	eXiI
full-time$	eZ
fully	aScKgKhV
fully remote	aUcJdS
funci-	eUiS
fund	gHlZ
fund$	aSgFhX
funda-	b]
fundacion	aGb\\cJ
fundador	pR
fundador$	bScJmR
funde-	eThTqJrS
funded	eXhXjJ
funded for	aGe[
funders	iY
fundi-	eUqR
funding	eUqR
fundr-	a[iH
fundraising	aXiHjQkQ
fundraising$	aX
funds-	iW
fundsachen	iW
fundsachen$	iW
funer-	b[cIiH
funf jahre	iKjY
funf$	bJgQiTjQqU
funft-	iR
funfu-	gXjK
funfundzwanzig	fUjK
funfundzwanzig stunden	fUjK
funfz-	pQqT
funfzehnten	pT
funfzehnten mai	pT
funny	qQr\\
funny$	jQqS
fur 0	aV
fur 00	bJgSiT
fur alle	hU
fur das	tS
fur den	aRjRtQ
fur die	aWhQ
fur ein	hTjU
fur einen	aIq]
fur uns	bTqT
fur unser	aHbVcT
fur zwei	eSiTjJ
fur$	cIiKnRtZ
furgo	h^iK
furgo-	dJh]qJ
furgoneta	dJh]qJ
furni-	bY
furniture	bY
furs	aWsW
fusio-	dWqRtH
g	gQjSpQtX
g 0	gQjW
g 00	jV
g$	aHgRjTpItY
g'sag-	qS
g'sagt	qS
g'sagt jetzt	qQ
g'sagt$	qQ
ga	cShRkV
ga 0	hTjWkJ
ga$	cYhQjI
gabi	mVqR
gaeil-	jKkS
gaeilge	jKkS
gaelt-	jKlR
gaeltacht	jKlR
galet-	bRiQ
galettes	bTiT
galle-	rV
gallego	rV
gallego$	rV
game	bQjTpS
gamep-	aR
gameplay	aR
games	bYhR
games$	bThT
ganad-	aTsY
ganas	iKlZ
gang	bVcKiJ
gang$	aKbWcIfHhKiIjIkKlKnKoJpUqKsK
ganze	bT
gap	qQsS
gar	hJqS
gar nicht	hJqS
garag-	aSbQmR
garage	aSbQmR
garage$	aTbGmTrK
garaj-	hR
garaje	hR
garan-	fTgR
garantia	gU
garda	jFnUoX
garde	fYhVrQ
garde le	fHhWmKrT
garde$	fVhT
garde-	gRqRrQ
garden	bWoKqR
garden and	iTmK
gardener	aS
gardener$	aViJ
garder	qZ
gardes	fRgR
gardes de	fV
gardes$	fRrS
gars	aHbUgIpIqXrKs[
gars$	aIbXcJdJeJfIgKiKjKkIlJmJnJoKpIqGrKsRtK
garte-	aRbVgQ
gartn-	aSbRjWlK
gartner	aQjQmU
gary	bIfIpWqR
gas	bQiQjQlRtJ
gas safe	iHjX
gas$	aHbViJlSnV
gaste	kWsR
gasth-	aKbVcFfKiQjKkKpKtJ
gastr-	bSjTlQ
gastro	jVlR
gastro$	jTlR
gastropub	bY
gastropub$	bS
gate	bKjGp\\
gatos	bWiRjR
gatos$	bXiW
gave	qa
gc	aUfJ
gcse	iHjV
gebar-	hHiGjDk\`
gebau-	iVjR
gebaut	iRjS
gebra-	aCcStV
gebraucht	aCcStV
gebraucht$	aJcGtW
gebur-	bZ
geburten	bV
geburten$	iV
gedac-	gQpHqS
gedacht	gQpHqS
gedacht$	gQpHqS
gedul-	jV
geduld	jV
geduld$	jQ
geehr-	tT
geehrte	tS
geehrter	tS
geehrter herr	tS
gefah-	iQqX
gefor-	fJk[tK
gefordert	fJk[tK
gegru-	bXqK
gegrundet	bXqK
gegrundet 2000	aKbS
gegrundet$	bVqI
gehal-	gW
gehalt	gRqT
gehalt :	gV
gehalt$	cJgYqJ
gehalter	fJgT
gehalter$	fJgT
gehor-	bQfRnR
gehoren	fVnV
gehoren dazu	fXnX
gehort	bUcKhQ
gehort dazu	hW
geht	tU
geht auch	iIjRkJlToWpG
geht in	lWqX
geht$	bFcKfTtV
geht'-	fQoT
geht's	fQoT
gekau-	bV
gekauft	bV
gekauft$	bX
gel	aJcQiZ
gel$	aJbKcUjItJ
geld	fSqU
geld :	fKgV
geld$	fSqT
geler-	iKlW
gelernt	eQlR
gelernt$	eTrQ
gemei-	b\\pU
gemeinde	pV
gemeinde$	bQpQ
gemeinden	iX
gemeinderat	mGqY
gemeinsam	bJiUpU
gemes-	iW
gemessen	iW
gemus-	aShWiQtJ
gemuse	hYiTtJ
gen	sV
gen z	sY
genau	cJiIjTtS
genau$	cGiIkKtU
genau-	iJqXtU
gende-	r[
gener-	bU
general	aQ
general manager	aWiK
general$	aQbIiY
generation	bR
generation$	aKbVsQ
generationen	b[
genom-	tT
genommen	tT
genre	gKpIs[
gens	iTqHrUsR
gente	sQ
gente en	bRhW
gente$	qR
genti-	dJh[
gentl-	rYsS
gents	aHiTtT
gents$	iR
genug-	lRrQ
genugt	lRrQ
genugt :	pR
genugt$	jKlWrS
geogr-	jZ
geography	jWkJ
gerad-	iRsS
gerade	iRsS
geran-	aWiVtH
gerante	aWiVtH
gerat-	iU
gerec-	fUgR
gerechnet	fUgR
gerechnet$	fUgQjK
geren-	mQqY
gerencia	qX
gerente	mRqQ
geria-	aV
geriatrie	aV
germa-	iQkT
german	kV
german b	kQ
germany	bQcKdU
germany$	cKdU
gern	k]
gern eine	qEs\`
gern gesehen	kWlE
gern$	eUiFjGk\`sJ
gerne	aWbHiDjHkW
geroc-	aVbFmW
gerus-	aQiS
gesag-	qSsQ
gesagt	qSsQ
gesam-	aJbScTfSjKtJ
gesamtschule	aHbTcVgKtG
gesan-	bSjStK
gesch-	aRjS
geschaftsfuhrung	a[cKjHkH
geschaftsfuhrung$	a[cKjHkH
geschlechter	bT
geschlechter$	bT
geseh-	kU
gesehen	kU
gesel-	gSmV
geselle	aJgVmV
geselle$	cKgW
geset-	sX
gesetz	gRiS
gesetzt	eKfRqT
gesetzt$	fQqR
gespr-	p[
gesprach	pTqS
gesprach$	cJqV
gesprache	pY
gesta-	bRjYqJ
geste-	oWqR
gestern	hKiJoYpKqR
gestern$	cKhJiIoYpK
gesti-	aW
gestion	bQgJiQ
gestion de	bT
gestion des	iW
gestion industriel	aY
gestion$	aHbRgFtU
gestionando	jY
gestionando$	jS
gestionnaire	aUjR
gesto-	bW
gestor	aU
gestoria	aIbYeJiR
gestoria$	aHbKiX
gesuc-	tU
gesucht	tU
gesucht :	oH
gesucht wird	iQtQ
gesucht$	aVcK
gesun-	bSgKhYiKsX
get a	hUiKmRpV
get it	aVjQ
get$	jSrR
getei-	bKgT
getre-	iKjJlSrX
gets	bTgRqS
getti-	iQnV
getting	iQnV
getting the	iTjKtJ
gewas-	bUcGfDgIhZjHkGmKsGtK
gewer-	cUfKiJjElInFoIrJsZ
gewun-	aJfWgEhJpK
gewunscht	aJfWgEhJpK
gezah-	qV
gezahlt	qV
gf	aTq^tR
gf$	aYqH
gibt	kWq]
gibt es	b]
gibt'-	bTkR
gibt's	bTkR
gibts	h[nUqJ
gieße-	cT
gießen	cU
gießen$	cTtQ
gift	i[
gift aid	iV
gines	pVqS
gines$	pVqS
girl	iHs\\
girl$	qTsQ
girls	aRiSqVsX
girls$	qX
gis	jHkZ
git	jXkS
git$	jTkW
githu-	pUsK
github	pUsK
github$	pUsK
gitla-	jT
gitlab	jT
gitlab$	jT
give	gKhU
give you	hV
give$	hQjJtT
given	kQl^sR
givin-	iUkT
giving	iUkT
glass-	iR
glasshouses	iR
glatt-	bKtV
glatten	bKtV
glaub	hZiK
glaub-	qWrQ
glaubt	qVrQ
glaubt$	qXrG
gleich	bTgSjRsV
gleich$	bScHgU
gleicher	pT
gleicher eignung	pT
gleit-	cGf]gR
gleitzeit	fYiKjJ
gleitzeit$	fUjJ
glock-	cTiV
gm	mVqQ
gmbh	b\\
gmp	aJjYtJ
gmp$	aJjYtJ
go	qY
go in	aHeIiGjXoGqT
go on	qUtV
go to	qVsS
go$	aUqTsUtD
gober-	mV
gobernanta	mV
goc	j[
god	pKqZrS
goes	qU
goes at	oSqT
goes home	bW
goes live	iJpV
goes on	rU
goes to	gViRnKoJ
goes$	qIrQtX
going	bVqV
going at	bVcJiI
going to	eSgQqR
going$	aKqStV
gold	k^
golf	bJtZ
goma	cSj\`
gone	pJqTr[
good	bXjQ
good afternoon	tV
good christian	sX
good english	jR
good luck	iXjJqT
good morning	tV
good standing	jW
good$	gSjVpIrS
googl-	iU
google	iU
google workspace	jU
gossi-	gKhYpK
got	gQqX
got$	bHcIgWqItJ
gotta	bKfVgJj[oIpK
governors	iJ
gp	gGhQiW
gp$	gHhSiW
gr	aWcTjKoGtI
graci-	iGpIta
gracias	bTiJtY
grad	jTtR
grad$	j[pK
grade	aTgYqRtJ
grade 0	aUgQjTrJ
grade 00	gQjW
grade$	cKgW
grade-	bViQ
grades	fHiT
grado	jZkS
grado en	jRkX
grado y	j]
grads	lTsR
gradu-	aQjX
graduate	aR
grafi-	aSqV
grain-	aJmTrV
grainne	aJmTrV
grand	qW
grand-	bRrQ
grande	cRrS
grande$	fKrW
grant	bRgR
grant writer	aW
grant$	bVeJgUhGiKkJoK
grant-	aRgR
grants	aUqH
grass	bSiV
grati-	fKh]iKsQ
gratis	hUsQ
gratis$	hU
gratu-	h^iKqJ
grave	fHgXjKlUqJ
grave-	fVpK
graves	fXpJ
graz	cZ
graz$	cT
great	cKkTrX
great$	cHdVkS
green	hUlStR
green-	cSmQ
greenhouse	iTtS
greenkeeper	mWtR
greenkeeper$	aWcJmK
greet-	t\\
greetings	t\\
grenz-	qZsK
greta	qbtI
greta ?	q^tI
greta$	qY
greve	j[qQ
griev-	iSqT
grievances	iSqT
grievances$	iS
griff-	bJcVfJpS
grill-	g[
grille	g[
gritt-	iVtK
gritting	iVtK
groom-	aQpQ
groomer	aR
groomer$	aWtK
gros	fTpJqR
gross	gWiQ
gross a	gRhIjJ
gross$	gY
groun-	a\\bGcU
ground	aRiS
group	bZ
group insurance	gKhX
group$	bWmVpJ
group-	bQgT
groupe	bRgU
groupe de	bXeJ
groupe familial	bV
groupe$	bQgDqRrR
grow	bSlQqQ
growe-	iW
growers	iW
growi-	bSqW
growing	bSqW
grows	aHbXiU
growt-	mStT
große	cRrZsJtI
große-	bShRjS
großes	bShRjS
großr-	nX
großt-	fTiSkS
gruez-	fQtT
gruezi	fQtT
grund	aQq[
grund$	rVsK
grund-	bQcJiVjV
grundschule	aKbSjR
grundschule$	jS
grupo	gTmQrS
grupo 0	gZ
grupo de	bQiTkImU
grupo$	rV
grupp-	aYcJfQ
gruppe	aJgU
gruppen	bXjQ
gruppen$	bRjU
gruß	t^
gruß$	tV
gruße	t]
gruße$	tR
guada-	bQ
guadalajara	bQ
guadalajara$	bQgQ
guara-	dReQ
guaranteed	dTeSlK
guaranteed at	eJgYhF
guaranteed$	dYfR
guard-	fU
guarderia	gKhY
guardia	fW
guardia de	aX
guardias	fU
guardias$	iU
guess	aRhUlGtS
guess$	hRkWlG
guide	aZtJ
guide-	bQcR
guides	bScSoJtK
guides$	aQbVjK
guild-	gQjU
guilds	gQjV
guilds l	gQjV
guill-	aJbY
guino	cJpJqKrQsY
guino$	cIpJqKsY
gulf	cWtR
gulti-	jYlK
gultig	jRlK
gultig$	jWlK
guste	iRjW
gut	tS
gut$	oTtZ
gutac-	iRjKpV
gute	aQbTsT
gute seele	aTqT
gutem	jY
guten	tV
guten morgen	aQ
guten tag	tS
gutes	j^
guy	a\\qQrKsH
gwo	jTqSsR
gwo$	jUqT
gym	bYhY
gym$	bWhV
h	fY
h &	aKgKiU
h +	gIhW
h /	aSeR
h 0	hUjQkQ
h 00	fU
h :	fT
h con	qS
h gleitzeit	fQgK
h$	fU
ha	bXtQ
ha dejado	qX
ha en	bS
ha ido	qR
ha$	bWtQ
haas	bViG
haas$	bT
hab	hQiKtY
hab ich	hVnI
habe	fHsX
haben	jSqU
haben die	bRpEqU
haben wir	kRqQ
haben$	gKjSqR
haber	k\\
haber hecho	jRkT
haber trabajado	lV
habil-	hSjSkQ
habilitacion	iJkX
habit-	bXhQ
habitacion	gRhW
habitaciones	bX
habitaciones$	iR
habitants	bXgF
habitants$	bXgJ
habla	kQqYrJ
habla-	tQ
hablado	jKkRqR
hablamos	tX
hablamos de	bJeUtR
hablan	iRqS
hablar	iRkU
hablar con	iTpR
haccp	iWjU
haccp$	iQjW
hace	lStT
hace falta	lStU
hace$	lQqR
hacem-	bR
hacemos	bR
hacer	iTjU
hacer el	qS
hacer las	iV
hacie-	qT
haciendo	qT
had	q]
had a	q\`sKtT
had one	qW
hafen	aJc\\
haga	iRjT
haha	iR
haha$	iSqT
hair	iJj]pI
halb	fZgR
halbe	gRjKkU
halbe kundschaft	iJjHkXqR
halbe seite	rU
halbe-	gSpR
half	fSgQ
half a	gThWiJ
half an	fTmRsJ
half day	pZ
half four	fY
half of	bSfRrItR
half term	oRpSqT
half the	pUqS
half$	dQgWmK
half--	mRpU
halft-	dUhR
halfte	dUhR
halif-	cShKlK
halifax	cShKlK
hall	cSfKiRtR
hall$	cVfHpT
halle	bUcShK
halle-	aQbTcJeQ
hallo	t\\
hallo frau	iS
hallo$	aItX
halls	bQjV
halt	aScTtX
halt$	aXdRfInK
halte-	iW
halten	iW
halten$	iY
halts-	jX
haltst	jX
hambu-	cT
hamburg	cT
hamburg$	dV
han	bQqU
hand	iTjQ
hand over	iV
hand tools	hRjS
hand$	bWpT
hand--	aJfHiW
handb-	cGjHkJl]
hande-	bKgSiUqR
handel	bHgU
handi-	jQrT
handicap	jQrT
handicap$	jTrR
handl-	iQ
handle	iRjQ
handled	bKhTiRqK
handler	bRoQtF
handlers	aV
handlers (	aV
handling	iQjQkT
hando-	oU
handover	oU
hands	aWcIlQ
hands$	bXjV
handw-	iSkW
handwerk	aKbUkHlQ
handy	hTjUkV
handy$	jSkYlK
hanna-	q[
hanno-	iV
hannover	iV
happe-	gJiT
happen	gJiTlK
happi-	bYfGqKsR
happy	iUjQkV
hara	i\\tJ
hardw-	aIgIhWiU
haria	aEiYkKtT
harne-	hSjR
harness	hSjR
haro	aKcZdIiH
haro$	aKcZdIiH
harro-	aHbCcYfKgIhWiJjEtH
harve-	bW
harvest	bW
has	jVqS
has a	oU
has been	bKkRqTtS
has run	gTjR
has to	eQjZsQ
has$	cQqU
hasht-	rX
hashtags	rX
hashtags$	qKrX
hasn'-	qW
hasn't	qW
hast	fQkXqU
hasta 00	gJhIqZ
hasta el	eSpX
hasta la	fShR
hasta las	f\`
hasta que	aQ
hasta$	eSfR
hat	qe
hat 00	b]qGtR
hat dem	qQ
hat den	aJhKjIkHmY
hat die	qY
hat im	b]jE
hat mein	hU
hat sich	qWsH
hat sie	qZ
hat$	aJiV
hates	iRpHrY
hatt	jIqSsW
hatte	kUq]
hatte 00	qX
hatte gern	qY
hatte$	qW
hatten gern	sV
haupt-	aRbIcUgKkTlQtK
hauptsache	hJjQlToTqJ
haus	b[hX
haus am	bWhR
haus und	aKhU
haus$	hRqU
hausb-	bKhKiYnU
hausbesuche	bKhKiYnU
hause	dQhQnV
hause$	bVdXnK
hause-	bSiW
hauser	aKbQiX
hauser$	cIfKiV
haush-	aViQ
haushalt	aX
hausm-	sU
hausmeister	sU
haust-	h_oJ
haute-	aKiV
hauteur	bJiW
have 00	aIbVgJqV
have a	rQ
have an	aSjJqT
have been	bT
have it	jHk\\lQ
have my	kY
have the	lVmJqXrH
have to	jT
have$	iHkTpRsRtS
haven't	jJrR
haven-	jJrR
havin-	sS
having	sS
hawic-	cS
hawick	cS
hay	hV
hay hasta	hIqW
hay que	dXhW
hay$	jUkV
hay-o-	cR
hay-on-wye	cR
hay-on-wye$	cR
haya	kRqQsR
hazlo	r\\
hbo	jZlK
hcpc	j\\
he	q[sQ
he dicho	qR
he does	qT
he is	qV
he says	aIeStR
he'd	qTsV
he'll	oTqT
he's	qa
he's not	qT
head	aUmR
head for	mS
head gardener	aS
head of	aU
head$	jVqW
head'-	tQ
head's	tQ
head's pa	tQ
headc-	qW
headcount	qT
headh-	oUrTtS
headl-	rW
headline	rW
heads	bUmQ
heads-	iTjIsY
healt-	hQkS
health	hT
health and	iT
health at	hS
health insurance	hS
health plan	bXhQ
health stipend	gIhS
health$	gQ
hear	iKpGq_sV
heard	pQqZ
heari-	iQjIq\\
heart	cKkWqV
heat	bJiWrT
heavy	bY
hebam-	aYjTtB
hebde-	cTqKtK
hebden	cTqKtK
hebden bridge	cTqKtK
hecho	eZsQ
hecta-	aKbW
hectareas	aKbW
heide-	bQjU
heidenhain	bQjU
heidenhain$	aScKjT
heigh-	cYiJjQ
height	gSsR
heights	c[iIjSrJ
heights$	aJc]iEqK
heili-	cJhVmI
heim	h]iJ
heima-	bTdRqT
hein	aQrRsY
hein$	aUrU
heizu-	iV
heizung	iS
heizung$	iR
heißt	hUiEnV
heißt :	hRiDnZ
heißt das	hUjTtK
held	iJj_mJ
helen-	mS
helene	mS
helfe-	hRiTtK
helfen	hTiQ
hello	t\`
hello$	tU
help	kR
help us	eUqS
help with	aUhTiJ
help$	aJkUtV
helpd-	jU
helpdesk	jU
helps	iQjEkAl[
hemos	qX
hence	bQq[
hence the	bUqS
hep	jR
hep b	jR
her	kUq]
her you	sT
her$	q[
herbs-	aRfS
herbst	bQfW
herbst$	bSfQ
herd	bTiU
here	tS
here$	dXtW
here'-	t[
here's	t[
here's what	aQfQ
hered-	cIiZ
herio-	jJkU
heriot-watt	jJkU
herit-	eYjKkS
heritage	eYjKkS
herma-	iKmTqS
hermano	bKiJmU
hermanos	aKbUqQ
herme-	jIkWqU
herr	qTtQ
herr direktor	pVqK
herre-	aQ
herren	tQ
herrn	mVqU
herst-	bUh\\iA
herz	bShIpFqY
herz$	bVhGpFqWtJ
herzb-	cVrR
herze-	jKkW
herzl-	rQtZ
herzlich	rQtZ
herzlich$	tR
heure	i\`oH
heure-	fUgQ
heures	fUgQ
heures sup	fKgW
heures$	fUiI
heute	bX
hexha-	bQfJ
hexham	bQfJ
hexham$	bRfJ
hey	ta
hey$	aJtV
hi	t^
hi$	aKtX
hibri-	cQdV
hibrido	cQdV
hibrido$	cIdW
hier	nRpQqQ
hiera-	mTtK
hierm-	aT
hiermit	aT
high	bYcJhHjX
highe-	jW
higher	jW
higher$	iKjU
highl-	hU
hijos	bVs[
hijos$	bX
hilar-	qTsKtK
hilary	qTsKtK
hilfe	bIhXjS
hilfr-	kW
hilfreich	kW
hilfreich$	kR
hilft	jJkZmVqI
hilft$	kY
hilo	rUtT
hilo de	rUtT
hilti	h\\iJkI
hilti$	hX
him	q_
him$	qX
himse-	jRqS
himself	jRqS
himself$	qU
hin	gTnUqJ
hint	qW
hinte-	mVpT
hintereinander	fRqVsF
hire	iQ
hire a	aQiJtV
hire$	bKeThJj]kIlJ
hires	cJqX
hirin-	tW
hiring$	bU
his	q\`sR
his own	qW
histo-	qQ
history	aKjW
history$	jS
hit	iSqT
hits	gRhYnK
hiya	tW
hm	bEcRqStH
hnd	jVqH
ho	aHd\`
ho$	dY
hochb-	iTnJ
hochs-	fTiK
hochschule	aIjT
hochschule$	fJjV
hochstens	fUnHrX
hochz-	jW
hof	cXiIjKnR
hof$	cSnT
hoffe-	iTjIqT
hoffentlich	qW
hohe	jZrK
hohen-	bSjZ
hoja	pV
hoja de	pV
hol	gVqU
hol$	gT
hola	t[
hola$	tR
hold	qStS
hold the	bWeI
hold$	qTtS
holen	iYlQ
holid-	fRhS
holiday	fQgS
holiday pay	gR
holiday$	fShV
holidays	hWoU
holidays$	fHhYoW
hols	h\\
hols$	h]qJ
holzo-	bV
holzofen	bV
holzofen$	bR
hombr-	qRsU
hombre	sW
hombro	qXtK
hombro en	qXtK
home	d^
home after	dRh[
home based	dZtH
home is	dX
home not	jU
home office	dYgJ
home when	dTfV
home$	d\\
homeo-	d]
homeoffice	d]
homes	bUcKgJiW
homes$	bVcKgHiT
homew-	dHmVpR
homme	iYjHsV
homol-	aFcKiSjX
honest	lQqStR
honest$	lRtS
honestly	bRcI
honestly i	cEdWqR
honestly$	fUiS
honne-	fRlT
honnetement	lTqR
honor	aIbUpGsKt^
honor$	aKbZtQ
honor-	eagIjI
hook	rT
hook in	qR
hop	aFt[
hope	tU
hope the	tU
hopin-	qT
hoping	qT
hora	gXpQ
hora$	gZpR
horai-	fWgQjKsR
horaire	dJfTgSjG
horaires	fVsW
horar-	fVhT
horario	fX
horarios	hW
horarios$	iTsQ
horas	fYgQ
horas de	gWlUpQ
horas lectivas	aSeKfS
horas mananas	fQiI
horas tardes	fQ
horas$	aRfUiK
horno	qV
horno$	fT
horse-	bSqS
hort	mKqUtX
hospice	bRcKtI
hospital	cS
hospital$	fSgQ
hospitales	bSkS
hospitales$	bUkT
hospitality	bS
hospitals	bSiJ
hoste-	bWdV
hot	cThSiR
hotel	b\\jHkUnQ
hotel 0	bV
hotel$	bTjFkStR
hotel-	aStJ
hotels	jUnQ
hotels$	iHlJnV
hotes-	aS
hotesse	aS
hotli-	iRjKkW
hotline	iRjKkW
hour	fR
hour 0	fUgJ
hour for	fVqZ
hour$	gZjR
hourl-	eW
hourly	eW
hourly$	eY
hours	fa
hours 0	fU
hours a	fQ
hours and	fV
hours in	fGhWnUoJ
hours incl	eWfK
hours split	fQtI
hours with	fW
hours$	eUf[hJpU
house	bQhY
house 000	bQpR
house with	hU
house$	bQiTpRtR
house-	aTbWhQtI
housing association	aKbW
how	gUrQ
how much	aJbKcJdHfJgXiGkKlEmKnKoJpKqJrIsItR
hoy	bZjTqKrR
hplc	aSfJiSkV
hplc$	iVkJ
hq	bZcZ
hq$	cb
hr	pR
hr +	iQ
hr :	jJkEpIqWt\\
hr by	pQ
hr$	gZ
hrs	eQf\\
hrs 00	eKfS
hrs over	cSeIfQ
hrs £	bQgKsS
hrs$	fTgShJ
hse	gTqWrG
hse scale	gV
hub	c\\
hub$	aGbScX
hubsc-	s^
hubsch	sW
hubsp-	gJiQlK
hubspot	gJiQlK
hudde-	cVdQtI
huddersfield	cVdQtI
huddersfield$	cV
huert-	bUcJhXiH
huhu	tV
huit	aUiHoT
human	aScGiGkKrX
human$	aTcGiFkJrV
human-	iUjKrX
humor	aKbJiIjZkJrQ
humor$	aJbIiIjZkItK
hund	bThViT
hund darf	bV
hunde	b[cH
hunde$	bYcI
hunde-	bUgSjU
hundr-	bS
hundred	bS
hundred and	gW
hundred$	bKpRrRsJ
husba-	qTsR
husband	qTsR
husum	cZ
husum$	bJcZtK
huw	oS
hv	aScKjU
hvac	aQbKeUtK
hybri-	d[
hybrid	dW
hybrid 0	dQrR
hybrid in	cV
hybrid$	dU
hybride	dUhV
hybride 0	aGcQdT
hybride$	cJdS
hydra-	aJbHcJi\\jZ
hygie-	aSjTtK
hygiene	jU
hygiene$	iY
hyper-	jTkU
hypermill	kV
i /	bTjJoIpZqK
i am	bJjJkJlWtQ
i can	gWjGlZ
i can't	dRjIsTtV
i don't	aJiSjR
i guess	aTkQlFqKtT
i have	jKqZtU
i know	hTqR
i mean	iZjJ
i need	aRoR
i now	tX
i oder	aIcKj\`kIlH
i said	gTqU
i shall	aTpUtH
i should	jU
i think	fQgTtQ
i told	aRqKsU
i want	iXrStR
i write	aJlKtS
i$	jXtQ
i'd	sQ
i'd like	oV
i'd love	kWqUtJ
i'd rather	eV
i'd want	aKfIhKiIjJlKoXsG
i'll	pStS
i'm	qQtT
i'm afraid	dUqT
i'm on	qQtQ
i'm the	hQ
i've	gWt]
i.e	o[
ia	c[oIqIsK
ibiza	hYiDnV
ic	aTcQfHiVjKtI
ic$	aUiWnKtH
ice	hYiKqV
ich	qYtS
ich bin	aIbTfJpT
ich habe	fEqTtR
ich nicht	bWcKeIfKiGjHlIpKqGrU
ich nochmal	aKtT
ich tippe	qVtI
ich voraus	jT
ich weiß	qRtI
ich$	mU
ici	bUiJl\\
ici$	iIkKl[
icu	jRlTqQ
icu$	lVqT
id	cSpS
id$	aJcVpR
ida	aHbIc[hHiJjKnVqDsI
ide	aRcJmVtK
ideal	oUpVs\\tF
ideal$	oVsS
ideal-	jGkZsX
idealement	jGkW
ideally	kUsY
ideally$	gJiIkZ
idiom-	kZqJrU
ido	qR
if	kQ
if he	iKqT
if it	f[
if poss	kSoT
if possible	iUkS
if the	eRqV
if they	hRjAk[
if they're	bIfVkKlSqJ
if they've	hIkRlS
if ur	gW
if wanted	aJdWhT
if we	qS
if you're	hQiQ
if you've	jR
if$	jFkZlRpK
ifs	iZjU
ifs et	bJiIj\\
ig	gViV
ig metall	fKgTiK
ignor-	pKqW
ignore	pKqW
igual	lQrT
igual$	cKlRrU
igual-	aKgWrR
igualdad	oKrT
ihk	jRkWlK
ihn	hKkYqR
ihnen	mXqEtQ
ihr	mX
ihre	pTqU
ihre aufgaben	tT
ii	aTgT
ii$	aRbQpK
iii	bXjX
iii$	aSbW
il	iR
il est	qS
il faut	nQqR
il le	jR
il me	aVqKtS
il$	iRqU
illus-	iWjU
illustrator	j]
ilmen-	cS
ilmenau	cS
ils	rTsU
im buro	dUmVpHtK
im dritten	mYqQ
im ersten	hKiRjJmVrV
im haus	qT
im herbst	fY
im jahr	iV
im juli	oZ
im landkreis	iInS
im mai	bYjJ
im monat	hSnR
im nacken	qW
im schlaf	jV
im schuppen	hV
im sommer	cS
im winter	bWfUhUjG
im$	iYjGkRpIrT
image	pKs]
image$	sZ
imagi-	jX
immer	bSfYrQ
immer$	bTf\\
immob-	eKiSjS
immobilier	eKiW
immobilier$	iQ
impec-	jZ
imper-	jTsZ
impla-	cHiajT
impor-	lS
importa	kXlS
importe	jUlV
impos-	bWqV
impre-	jSlU
imprenta	bViS
imprenta$	fJiU
imprescindible	iJjYsS
imprescindible$	bKcKjX
impri-	pKqX
imss	gJh\\jJ
imss$	cIgIhZiIjI
in (	aT
in 0	fTiQjUlK
in 00	bQeGiXqQ
in 000	bIqX
in 2000	bY
in a	jRkT
in all	bQhTmS
in an	cKjW
in and	hQpY
in april	pJqZ
in at	bKcBfViYjH
in august	bTfUoHqS
in az	cUfJiJjT
in bad	bT
in before	aUsJtJ
in between	cJiVrW
in both	lX
in by	aIfXoR
in c	iS
in charge	qZ
in class	gIlV
in coburg	qTtI
in cs	jS
in date	jY
in den	fTgKhT
in der	aK
in die	jS
in drei	fIlY
in einem	bUeJ
in english	r_tD
in europe	iHnW
in excel	jR
in feb	iXlI
in five	fSjQ
in four	iT
in full	iIjW
in fur	aJcY
in good	jTsU
in hand	gSiIjYpKsK
in her	qTsStJ
in his	sT
in it	jU
in january	iToQ
in july	gKiR
in kassel	cS
in leeds	bZdS
in lieu	bWcJpU
in logistics	jT
in march	pT
in may	lSnS
in munster	pS
in november	cKiYjIoDqX
in oct	iWmJqS
in office	cHdZmT
in on	cIdVfJgGq[
in one	aJbHcHlZpV
in or	jR
in person	dXfKpT
in plain	jIrU
in q	aJiYjJkJoKqR
in reading	dT
in sept	fVqQ
in sie-form	rS
in six	iV
in spring	bSiQ
in summer	bSfZjI
in term	bHgKhY
in that	sQ
in their	bKjZ
in this	bSqV
in three	fTpU
in two	fUhKqZ
in uae	iTjTpF
in uk	cIdV
in us	kJ
in winter	fRhElS
in with	pX
in wort	jT
in writing	iRjSsI
in you	lW
in your	gQjSpR
in zurich	cJdWpKqQ
in$	aWdW
in-ho-	aVjS
in-house	aVjS
in-house$	aVfJjT
inaki	tT
inbet-	fEhKn\\
inbetriebnahme	iV
inbetriebnahme von	iS
inbox	q[
incap-	eSiIqQ
incapacidad	eSiIqQ
incen-	gQ
incl	dQgR
incl 00	gV
incl every	fT
incl$	dYgFoK
inclu-	iV
included	jQ
included$	gSiT
including	pQ
incluidas	iZjK
incluidas$	iZjK
incluido	hVjJ
incluido$	hWjJ
inclusive	hKrU
inclusive$	rR
incon-	iVqW
incor-	cKoZtX
incorporacion	o[
incot-	jS
incoterms	jS
incum-	qQ
incumbent	qQ
indee-	rWtS
indeed	rWtS
indef-	ec
indefinida	eZfI
indefinido	aJeY
indefinido$	aKeWtQ
indem-	fHgV
indemnity	hV
indep-	bZ
independent	bU
independent 00	sQ
independent$	aTbQ
independiente	bU
independiente$	bT
indes-	jSkR
indesign	jSkR
indesign$	iJjTkJ
indet-	eU
indic-	gV
indice	eV
indice 000	eV
indis-	jTlTqK
indispensable	jUlT
indispensable$	jVlQqK
indiv-	gSnR
individual	gSnR
induc-	fIoW
induction	fJoXtQ
indus-	bS
industrial	bQcR
industrial$	aRbSiK
industrie	bRgS
industriel	aV
industriel$	jR
ines	cKdQiVmT
ines$	iT
infan-	aRbQfK
infantil	bSgQjQ
infantil$	gV
infin-	jU
info	qS
infor-	iQlTpQqS
informacion	iQpKqU
infra-	aRmR
infrastructure	aQmT
ing	iJjXmQ
ingen-	jW
ingenieria	jVlQ
ingenieria$	lT
ingeniero	aQ
ingenieur	mV
ingle-	jR
ingles	jR
ingles de	iKlT
ingles para	jX
ingles que	rR
ingles y	iKjS
ingles$	r\\
ingri-	mS
ingrid	mS
ingrid$	mU
inhab-	aJbUtR
inhabergefuhrt	bU
inhabergefuhrt$	bV
inhou-	jV
inhouse	jV
injec-	bTjAk\\
inkl	hWmS
inklu-	gWhWjKtJ
inklusive	gWhWjKtJ
innen	aWjUlItI
innen fur	aXtI
innen-	a\`mUqJtD
inner-	dQgJpVrKsK
inox	aQjS
inox$	bH
ins	bQ
inscr-	jXoJpT
insel-	jKnY
inser-	rStQ
inserat	rVsJtT
insertion	aS
insid-	bKdRjR
inside	bJdSjU
insig-	iKjKmX
insis-	qW
insists	sS
insists$	sW
insp	cKgKiVjKmT
insp$	cKgJhIiTjKmU
inspe-	hTiQ
inspeccion	h\\jSnG
inspector	aVbKqT
inspector$	aTbIiQ
insta	iUpR
insta-	aQbQiJjJpQtH
instagram	iKjKlVrT
instagram$	iKjKlVrS
install	eSfV
insti-	b\`cC
institute	bZcHrQ
instr-	aQiW
instructor	gTiQ
instructors	aXiH
instructors$	aZiGtJ
insur-	hTjY
insurance	hXjR
insurance$	hZjQ
insured	hJj]
insured$	hJjW
insurer	bYhK
integ-	bVqI
inten-	bIfWiQkSoItR
intensiva	hUoE
inter-	eS
interamt	pU
interentreprises	bHgIhX
interentreprises$	bHgIhX
interesados	pV
interesse	hHkZ
interessement	gXpK
interessement 00	gQ
interessement$	gWhRpI
interim	cKeV
interinidad	e\\
interinidad con	eT
intermediate	aUjT
intermediate$	aUjT
intern	iKqX
intern$	qZ
interna	aUpU
internal	fQqW
interne	aSqT
interne on	qS
interne$	aYpKqV
interno	aUqW
interview	p[
interviews	pVqQ
interviews 00	pS
interviews on	pV
into	jTmRtR
intra-	aKbJcYiZqK
intun-	gKjSkUqS
intune	gKjSkUqS
intune$	jHkVqS
inuti-	lZtQ
inutile	lZtQ
inutile$	jKlZ
inven-	i\\
inventario	gKiTqS
inver-	cTiS
inverness	cXtQ
inverness$	cXtQ
inverter	cKhXjK
inves-	iUqW
investigacion	bScJqS
invit-	bQpTtQ
invites	tT
invites applications	tT
invoi-	eRiT
invoice	eVjJ
invoices	iY
irela-	cQdJiQjR
ireland	cQdJiQjR
ireland$	cTdHjT
irgen-	jS
irgendwas	jS
irish	jIpIrY
irpf	i\\
irpf$	iV
irrep-	jR
irreprochable	jR
irreprochable et	kR
is $	g_iJoC
is 0	fQmWqS
is 00	fFiIoWqW
is 000	gWqT
is a	kStK
is an	dW
is at	cVqR
is cold	bVhIjV
is coming	eKlVqU
is confidential	bKdSqT
is done	jDkGl]
is enough	iIjW
is fine	dWjRlT
is for	gXqU
is going	pHqZ
is in	cVkSmUpJqR
is leaving	qT
is me	cImZ
is no	dQjQ
is not	l]
is off	mR
is on	cKmKnSqStT
is paid	fAh?pa
is part	i[
is still	bRqRtI
is that	qXrH
is the	aFbVcUiKmV
is zu	fWgHsQ
is$	cRtU
ish	f[gThK
ish$	fVgZhIoK
isidr-	bQ
isidro	bQ
isidro$	bQ
isla	bTnT
islan-	dHgShKjHnV
islands	dHgShKjHnV
isn't	lSqY
isn't needed	lS
isn't there	gKq[
isn't$	jKlUqRrW
isnt	fJj]
iso	jRkR
iso 00000	iRkS
isst	bR
issue-	h[
ist	qR
ist aber	bX
ist am	fGiKpEqbrH
ist der	qQtQ
ist ein	bSdJgFjKk[qT
ist er	qT
ist frei	bWhJqK
ist fur	gKqY
ist kein	kS
ist mir	iUlU
ist mit	fHq\\
ist nicht	jGlX
ist uns	lWqR
ist$	bFcJhQsWtW
it :	bSiJtU
it a	gTiKkJqKtW
it and	gIlUnT
it anyway	lJrS
it at	aKqHtW
it before	bVlW
it goes	hKpUqKrR
it in	rVtK
it is	jS
it isn't	bY
it like	rX
it on	qSrW
it or	aFgJi^jEtI
it out	iQpEqSrT
it please	gXrJ
it so	rW
it to	fIgIiXmI
it up	qbrI
it warm	qJrV
it was	qVtQ
it well	gRqR
it$	jS
it'd	jJkV
it'd be	jJkV
it's a	qV
it's about	aUiR
it's for	aHb[cJqK
it's the	bSfQ
it's$	aJbJqQrKtW
itali-	jWkQ
italien	aWjS
italienisch	jQrU
itine-	cU
its a	sY
iv	gX
iv$	bKgT
iva	eXiTjJ
j	aCdThQjSt[
j /	dR
j$	cKdGiGpFt\\
j'ai	qWsUtR
j'att-	qU
j'attends	qU
ja	jSqRtU
ja :	jSlI
ja das	bXqJ
ja$	bKcKiKqUtX
jabs	jS
jaen	aGbTcKgS
jahr	hS
jahr 00	fTgEhXiHpJsI
jahr$	eSgZnR
jahre	eRj\\
jahre$	bQeQ
jahre-	e\\
jahren	bUjQ
jahren$	hQjTsQ
jahressonderzahlung	gZhJ
jahressonderzahlung$	gZhJ
jahrl-	iXnQ
jahrlich	eRhQnS
jahrlich$	gSiT
jaja	bWqR
jaja$	bVmK
jajaj-	qV
jajaja	qV
jamai-	fSqQ
jamais	fSqQ
jamais$	jJqX
jan	o^
jan 0	iRoU
jan 00	oQpR
jan$	oW
janua-	eQoW
januar	eRfSiJpQ
januar$	eTgFiJpV
january	cJoZ
january (	iUoK
january$	bKcJiGmJo]qI
janvi-	oU
janvier	oU
janvier$	eJfUgKiQ
japan-	kT
japanese	kT
japanese or	kT
japon-	iJk[
jardi-	hQ
jardin	hW
jardinerie	aIbUcU
jargo-	r\\
jargon	rX
jd	bKl[
jd$	gKlT
je	gT
je 0	aIfTiTtJ
je cherche	bWoG
je l'ai	pKqZ
je n'ai	tU
je nach	g[hJtJ
je nachdem	gV
je ne	fY
je sais	aQnQqIrQ
je te	gUqQ
je veux	sS
je vous	pKr\\
je woche	fJgUnVqH
jean	gX
jede	fX
jede 0	fS
jeden	fX
jeden 0	fU
jeder	bUgQ
jeder zweite	jT
jeder$	fQqJrX
jedes	f[jJqT
jedes 0	f[jH
jedes zweite	fThJ
jefa	mX
jefa o	aTmH
jefa y	mKqT
jefa$	mU
jefe	aUm[qH
jefe de	aX
jefe$	aUmHpW
jeje	hWkEsX
jeje$	hYjKkFsZ
jeman-	aQ
jemand	iV
jemand der	iUjK
jemand$	a[iGtE
jemanden	eTiHtV
jemanden der	aVbJtF
jemanden mit	qRtU
jemanden$	eSiHtW
jens	gJhIpTqT
jess	pZ
jesus	aJfEq\`tE
jet	bRjJkT
jetzi-	qU
jetzige	qU
jetzt	gRtX
jetzt dreimal	qUsI
jeu	rZ
jeudi	f]hU
jeudi$	hViK
jeune	lGpKrKs[tX
jeune-	iQlQ
jeunes	iRlR
jeunes$	bViRlS
jo	cQpIt[
jo$	cKpIt^
job ad	rQtR
job share	aJdJeSfZgJhHlGtH
job$	eZhRtI
jobce-	q\`
jobra-	hV
jobrad	hV
jobrad$	hU
jobs	aKcUjIkTpWsK
jobti-	hW
jobticket	cIdRhX
join	m\`
join us	bTtS
joine-	pT
joiner	aT
joiner$	aR
joini-	gRoS
joining	gRoS
jokin-	rX
joking	rX
joking$	qTrR
jonas	iGq[rJ
jordi	fZ
jordi y	fZ
jorna-	eS
jornada	eTfQhQ
jornada completa	eV
jornada$	cJeTfSmUtK
jornal	gV
josh	q[rH
jour	dU
jour fixe	aKtV
jour$	dRjY
journee	fQpStS
journee$	fU
jours	dWfW
jours a	d[fJiK
jours avant	pT
jours d'ecole	fR
jours de	dT
jours et	f^jK
jours par	f_
jours sur	dTfV
jours$	bReQfSiI
joven	rKsY
joven-	aS
jovenes	aS
juan	bKcWhQ
jubil-	qS
jubila	iRqV
jubilacion	eS
jubilacion parcial	eS
judge-	fIiVjWqK
jueve-	fT
jueves	fT
jueves a	dS
jueves$	fUhRqR
jugen-	aZqR
juici-	iKnTqT
juicio	qW
juill-	oU
juillet	oV
juillet$	eQoV
juin	oW
juin 00	cReKfQ
juin$	iHo\\pR
jule	hKmYqV
juli	gIo\\
juli$	gJo\\
julie	mS
julio	hRiKoWqQ
july	oZ
july 0	cKfSoS
july and	bV
july$	oW
june	o\\
june 0	eZfJgKjZoH
june 00	cKeHfIgJhKiIoXpK
june$	oYtR
junge-	iIlRs^
junges	sV
jungs	fKmRsV
juni	pU
juni$	gRhJoRpY
junio	oS
junio$	oY
junio-	aTcHjQoR
junior	aVjS
junior$	aYqK
juniors	mU
junta	bRgQqR
junta$	bRgRiU
junta-	fUhJiQ
juntas	fUhJiQ
junto	aScSfHjImX
jurid-	cKjKtW
juridique	cKjKtW
juriste	aQbQjF
jury	p^
jusqu'a	gQnT
jusqu'au	oR
jusqu'au 0	eRoS
jusqu'au 00	iHpV
jusqu'en	bViIoT
just	jR
juste	rQ
justo	jTrV
juven-	rU
juvenil	rU
k	gT
k (	qQ
k +	bJgR
k /	iSjR
k 0	gDhYiGjSkUtG
k 00	hY
k and	gBhZ
k bonus	gGhHpWtI
k depending	gU
k for	gXiD
k market	gUhK
k on	gX
k pln	gT
k plus	gR
k pm	gTiUjK
k segun	hTjF
k to	fHiYjJ
k €	gR
k$	gY
kaffe-	bRiS
kaffeemaschine	bUiRpJ
kaffeemaschine$	bXcKgKhEiTpJ
kafka	kZ
kafka$	jRkR
kaise-	hW
kaiser	hX
kaiser$	hW
kalib-	eKiZ
kalku-	iRjV
kalt	bRfIgDh]
kamme-	qV
kandi-	pJqX
kandidatin	pJqX
kann	j[kU
kann :	jHk[
kann auch	gIq\\rK
kann ich	gGqRrU
kann ohne	aKbJiJjY
kann$	gQjYkKlQ
kanns-	kSrQtS
kannst	kSrQtS
kannst du	kWtU
kanti-	hSqQ
kantine	hSqQ
kantine$	hT
kanto-	gS
kantonalem	gT
kanzl-	bSjR
kanzlei	bT
kanzlei$	aJbKqRtR
karen-	eUqT
karenzvertretung	cQeX
karim	mUtR
karri-	pR
karte	aSgRtT
karte$	gTtV
kasse	iXjI
kasse-	bTfKi[jB
kassel	cS
kassen	bVcKiK
kassi-	iRlSqS
kassieren	iTlU
katho-	kHqHs]
katholiken	bRsS
katze-	b[
katzen	b[
katzen$	bWiK
kaufm	jUmT
kaufm-	aXjV
kaufmannische	aY
kaufmannische leitung	a[mJ
keep it	eUhKqQrQ
keep that	qT
keep the	rS
keep to	gEhIjSqT
keep$	gKhTiTrKtR
keepi-	eU
keeping	eU
keeping the	iU
keeps	q]tK
keeps the	iX
kein	lQrTsQ
kein "	rUsI
kein muss	iKjEkRlZ
kein wort	qWrK
kein$	fSiFlIsU
keine	sU
keine mit	s]
keine uber	fJiJjIs[
keine-	gK
keinen	hKsStX
keiner	gJqQrQ
keiner$	gIqUrS
kelle-	aQbQ
keller	bScJiQ
kelln-	aRlUoItI
kenne-	jStQ
kennen	jStQ
kennen$	jV
kennt-	jQkW
kenntnisse	jQkW
kenntnisse in	jGkX
kennz-	pT
kennziffer	pT
kennziffer 00	pS
kent	cQsV
kent$	bIcUsQ
kept	eKiRpU
kernz-	fX
kernzeit	fX
kettl-	bSpTtR
kettle	bWtV
key	aKi[mG
keyho-	fJjVmH
keys	bZhT
keys$	aJbZtJ
kfz	aWiXqKtF
kfz$	aViTtF
kg	j[
kg$	jX
kids	iWoRsQ
kids$	aKcJfJgIhSjQlKmSnHpKsK
kiel	bGcYeKfKjJnV
kiel$	bHcReJfJnX
kilke-	bIcZ
kill	iVjHqS
kilom-	ne
kilometer	cTjRnS
kilometer$	iKjJnW
kilometraje	gTnS
kilometres	gKnY
kind	aWjUrK
kind$	aZgRiHrK
kinde-	aVsR
kinder	iS
kinder und	aXpJrK
kinder$	bRsV
kindern	iSjJkSsT
kindl-	jQrQ
kindly	jQrQ
kindly$	bUjVrRtH
king	dSrS
kirch-	bXiT
kirche	iQjRsS
kirchengemeinderat	hIjKm[
kirst-	qW
kirsty	cKrQ
kit	hUlZpK
kit$	hYlUpH
kita	h]
kita$	hXpH
kitchen	dQ
kitchen$	aUbQiKkUrU
klapp-	cUiFsQ
klar	iKj\\lV
klar$	iJjZlR
klare-	qU
klaren	qU
klaren$	qR
klass-	iX
klasse 0	bW
klasse b	jZlQ
klasse$	jGkV
kleid-	gKhZiJ
klein	bXfGgGhI
klein-	bUiRsQ
kleine	bTiS
kleinen	bJiUqKsU
kleinere	iT
klima	bTcIiX
klima$	bRcHiX
klima-	hXjI
kling-	dRpR
klingeln	dUiIpWrH
klingeln$	dViK
klingt	bRqKrT
klini-	cUiHnZ
km	cVn_
km par	nW
km$	cWhRjJnSsJ
knees	jRqGs[
knie	jWqXsQ
knie$	jKpJqZsR
knock	aUhJiYtJ
know	qX
know a	aHcStR
know it	bYiRjJ
know what	gU
know where	cYiHjHqHrTtF
know why	cKqW
know yet	gQqR
know$	qX
knowl-	kSlR
knowledge	kSlR
knowledge of	lQ
knowledge$	kV
known	bR
known for	bR
knows	hRiHj\\
kocht	aKfAh[iVjJmJ
kolle-	mZ
kollegen	hKiJmX
kollegen$	iImY
kollegin	qT
kollegin$	aGeXtQ
kolleginnen	bJhJmX
koln	bQcUqK
kolon-	iRmT
kombi	h\\
komis-	aKpJsQtU
komisch	aKpJsQtU
komm	aKpVqRtS
komma	hR
komma drei	hV
komme-	fRgQpJ
kommen	fRgQpJ
kommen$	eSfUiFjQ
komms-	jRkJlU
kommst	jRkJlU
kommt	gKiVqT
kommt$	jToQ
kommu-	bSiKqZ
kompl-	dUqQ
komplett	dUlR
komplett$	dUlQ
konne-	jUtQ
konnen	jUtQ
konnen$	jX
konnt-	bWoQ
konnte	bWoQ
konst-	aXbGcJjKlXtV
konta-	aIi^kI
kontakt	pS
kontakt :	iKpUtK
kontr-	iQ
konze-	aZbKiGjXmRtJ
koord-	iZjKtI
kopf	aRgHqU
kopf$	aWgFqTtH
kopfe	bYgR
kopfe$	bXfKgR
kopft-	sW
kopftuch	sW
kosme-	aIbTcJiEjGkYtK
kost	bJh\`
koste-	hXiTtS
kosten	hYiJjW
kostenstelle	gHhIpGqRt[
kowal-	qQ
kowalczyk	qQ
kowalczyk$	tQ
kp	aXcKqS
kp$	aZcGqItG
kpi	iYjK
kr	fKgVhT
kr /	fIgYhK
kr$	bJgJhWjS
kraft-	bSjTrH
kraftig	jUlKsU
krank	aJiRqUsT
krank$	aEqRsV
krank-	bWeKiT
kredi-	aThWjK
kreditoren	iW
kreditoren$	iS
kreiß-	bJiTqY
krieg-	jQkYlGqJ
kriegen	jWqJ
kuber-	jX
kubernetes	jX
kuche-	iRqT
kuchenhilfe	aQqV
kuchenhilfe$	aX
kuhlh-	bXgI
kuhne-	pWtT
kuhnert	pWtT
kuhnert$	aIbKcHfJiIpUtR
kunde	aIbVjQkQ
kunde-	aRbSiQtI
kunden	bXiW
kundi-	cKhJiKjHlJmKoZrKtK
kunds-	bQiKjSkU
kundschaft	bQiKjSkU
kunst-	b_cFhFiHjFtK
kur	kX
kur :	kX
kurs	j_
kurz	rZ
kurz$	pKr\\
kurze-	qU
kv	g\\iQ
kv$	bJdSiR
kw	bHhWlKpJt[
kw 00	fKgKhKmHpJt]
l 0	aQdHjVkW
l 00	gY
l a	fTgWjG
l$	gThR
l'a	kQqR
l'a deja	kR
l'acc-	sX
l'age-	qR
l'agence	qU
l'agence de	pT
l'ai	pKqZ
l'ais-	jZ
l'aise	jZ
l'amb-	pKqKrSsItZ
l'ambiance	pKqKrSsItZ
l'an	nQ
l'an dernier	hSnU
l'an passe	eJfJ
l'anc-	q[
l'ancienne	gKqX
l'ang-	kSlR
l'anglais	kSlR
l'anglais$	cIkDlWtJ
l'ann-	jRqS
l'annonce	rT
l'annonce$	rU
l'app-	lZq[
l'ass-	aDiUtR
l'association	aFbUiGtU
l'assurance	qV
l'ate-	aIbWfHpRtJ
l'atelier	aIbWfHpRtJ
l'aut-	iRqS
l'autorite	iQmQ
l'autorite du	iQmQ
l'autre	qZ
l'ech-	qV
l'eco-	bRlR
l'ecole	bRlR
l'ecole de	bR
l'ecole$	aHbWiJlJmSqKtH
l'ecr-	r[
l'ecris	jJrU
l'ecris pas	jJrU
l'ecriture	hKrX
l'ecriture inclusive	hKrX
l'ehp-	tS
l'ehpad	tS
l'ehpad$	tU
l'ent-	aDcRgViWtJ
l'entretien	aEgWiX
l'equ-	bTiZmF
l'equipe	bTiZmF
l'equipe$	bKiSmIqT
l'ess-	dRgQ
l'essai	dRgQ
l'essai$	dTgRpH
l'heu-	gV
l'heure	gV
l'hiv-	fRiS
l'hiver	fRiS
l'hiver$	fRiS
l'ins-	gQ
l'instant	gRqT
l'instant$	gQqR
l'int-	dUiTrX
l'ord-	jUtT
l'ordre	jUtT
l'ordre$	jUtT
l'uni-	qT
l'unite	qT
l-j	fX
l-j 0	fX
la 0	qW
la baja	qQsQ
la banque	q\\
la bolsa	eHpSrV
la cabeza	iTsW
la caisse	hKpW
la caja	iQqZ
la calle	hQiKqU
la campana	iJoV
la carrera	lV
la casa	h[
la clientele	jUqHsU
la clinica	aRrX
la com	mWqR
la comida	fU
la compania	eS
la comunidad	bQjS
la cooperativa	bX
la creche	bV
la de	aJcWgTiI
la defense	aJcW
la direccion	jTmS
la direction	aWbJqS
la directora	mFq[
la drh	mRtK
la empresa	bHeVgH
la estacion	cSdK
la familia	pRqQrV
la federation	gTjK
la firma	hWqT
la forge	kX
la formation	lR
la gente	hQsV
la gobernanta	mV
la grande	bQcS
la hora	g\\
la incapacidad	eSiIqQ
la journee	fY
la junta	bRgQqR
la ligne	qX
la linea	iUjR
la mairie	cJ
la maison	dWrS
la maquina	bSqS
la marca	hViK
la mesa	aQgHm[
la mutuelle	hQqV
la nave	hQpR
la noche	fS
la nuit	hVjQ
la oferta	qRrU
la oficina	cKhKiRpT
la persona	fSiS
la personne	oSqHrT
la place	qRrR
la plaza	aVbS
la pratique	aJhZiKjFkTlFqK
la precedente	qW
la qualite	mW
la que	pW
la refonte	iU
la regie	qJtT
la retraite	qW
la saison	aIbJeKfKoW
la segunda	pY
la seguridad	pTsW
la semaine	gVqU
la semana	eV
la senora	aKiRpR
la subvencion	qV
la suite	iToR
la tarde	aK
la tienda	aFcZtH
la titular	qS
la una	aIbIf^
la verdad	pIqX
la vida	q[
la ville	iQ
la voiture	qV
la vraie	aXbKcI
la web	bJcItX
la$	qQ
lab	iTlU
lab$	aVfJjUlJtK
label	fIj]
label-	bTrV
labo	iS
labo$	iT
labor	bRiSoW
labor day	cKfKgJhJiGoZpR
labor$	bZiU
labor-	aSm]
laboral	pT
laboral$	eUpT
laboralista	aRbR
labou-	qT
labour	qT
labour$	qV
lache-	fAhJiGj[lK
lacte-	iT
lad	mQsW
lad on	mSqKsT
lad's	q_sI
ladde-	j\\lJ
ladder	hQjRlHqR
ladder$	hHjQlHqU
ladders	j[
laden	aTbW
laden$	aIbViDtW
laden-	aXgIh[iI
ladie-	aKiTsR
ladies	aKiTsR
ladies$	kT
lado	cSdK
lado de	cSdK
lads	bRs]
lads$	bTjKqQsR
lady	kJmVsX
lady$	cKjJrRs\\
lager	dVhQmVtH
lager$	aThYtH
lager-	cRiVtH
laiss-	nU
laisse	qT
lait	b[cG
lake	cWnTqI
land	iZ
land$	iX
lande-	bTeSsS
landi-	bW
landing	bW
landk-	b[
landkreis	bW
landkreis$	bUcJ
landl-	iS
landlord	iU
lands	gYjKkGoJqZ
lands-	cWjUtJ
landw-	iVjIkW
landwirte	bTfJhKiWtK
landwirte$	bWcKdJhKiJkKtH
landwirtschaft	jIkY
lane	hXiT
lang	fSiKoTqKtV
lang$	cJfTjAoKqFrQsQtV
lange	jQrU
lange-	fQnR
langer	fRnS
langer als	nU
langer$	fV
langu-	kQ
language	kSrU
language$	aJjTkSlJ
languages	bSmS
languages$	bRmT
langue	jKkT
langue maternelle	sR
langues	cJjY
langues$	cIjZ
lanza-	cHgIhRiYkKtK
lapto-	cHhWiU
laptop	hY
largo	pKqXsHtJ
las 0	f\\pQ
las 00	fV
las candidaturas	pU
las cruces	cYdI
las horas	gTiR
las manos	bU
las once	qU
las palmas	cRiS
las tres	fT
las$	cUiQqR
lass	aUbIcJqTrUtH
lasse-	rT
lassen	rT
lassen$	pT
last	qY
last 0	jU
last day	hHoU
last one	qT
last three	pS
last two	iDjHpX
last year	bSiQqT
last$	hKiHqUtS
laste-	pJqR
late	f]
late (	fS
later	tT
later$	tX
lates	aKeUf\\gHtE
lates-	gIo^pH
latest	gIo^pH
latest$	oS
latte	cKfJj]rR
laufe-	iRrK
laufen	rJ
lauft	bQeRgJiVqV
lauft$	aJqX
laund-	hW
laundry	hW
laundry$	hS
laune	b[cJ
laut	bUqQ
laute-	bSiSjR
lauter	bY
lavad-	hW
lavap-	aQbJcWeKgJoI
law	gKr[
law$	hQjTrS
lawye-	aQb[fJ
lawyer	aUbKsRtK
lawyer$	aRbKjJqRsTtH
lay	iZmI
lb	jZ
ld	iHkY
le	qU
le 0	oSqW
le 00	oRpX
le chef	aViZqJ
le client	bSqS
le comptable	qU
le concurrent	qU
le conseil	hViGqV
le depart	oJqV
le dernier	qT
le dg	aTpSqR
le groupe	qKrW
le handicap	jS
le he	qQ
le jeudi	hX
le logiciel	kY
le lundi	dTfQiUmHqK
le maire	rKtW
le marche	kT
le mardi	gJhKi[jGpFqIrK
le matin	aJbKcJdJeJfJhJiXkKlImInIoIqIrJsJtI
le mercredi	fQjS
le mot	gWrS
le nom	r[
le nombre	qIrX
le patron	qU
le permis	rT
le plan	oJqR
le poste	bStW
le reporting	kZlFmI
le salaire	rW
le samedi	nT
le secteur	aGcZ
le site	tU
le soir	fRhUmK
le temps	hUtT
le texte	qKrS
le titre	rU
le vendredi	aJdTfQ
le$	lQoRtQ
lea	rU
lead	m]rQ
lead with	mJr]
lead$	aYmRtI
leade-	iK
leader	aT
leaders	iKmRtU
leadership	bUjQ
leadi-	iUjS
leading	iUjS
leading people	jW
leads	iWqI
leads$	hQiTpR
learn	hKl[qR
learn$	hJiFkKlZpJ
learn-	gGjU
learning	gFiJjV
lease	hTnTqW
lease bike	hY
lease-	bY
leasi-	aSjS
leasing	aSjS
leasing$	hTjT
least	jZ
least 0	jZ
least$	jT
leave	rU
leave 00	eQiRoK
leave a	pRqX
leave out	r[
leave that	pIrUsX
leave$	h\`
leave-	kFnTqR
leaves	nTqS
leavi-	qU
leaving	qU
leaving cert	jS
leben	aGbKt\\
leben-	iKlQpW
lebenslauf	iKlRpY
leber-	iQtU
leche	bXhR
leche$	bWiS
lecti-	aRfZ
lectivas	aSeKfS
lectivas$	fTqK
lectivos	fXiK
lectivos$	fXiK
lectu-	kStJ
lectura	kQrU
lectura de	jW
lecture	iTkR
led	jZoK
ledge-	aTiR
ledger	aTiR
ledig	jHsc
leeds	cSd[
leeds$	cIdRjV
leer	dQiRjT
left	q^rQ
left$	iSrX
legac-	bSeQiV
legacy	eRiQ
legal	tV
legal$	bTgQqU
legio-	iR
legionella	iR
lehra-	iKj^
lehrabschluss	iJj]
lehramt	jU
lehre	iUjXlRpK
lehre im	fJiZ
lehre-	aFiVjHtY
lehrg-	kQl[
lehrgang	kQl[
lehrk-	aR
leice-	aScR
leicester	aScR
leicester$	cT
leich-	gVjIkRr[
leider	nQ
leider nicht	dTjQ
leila	bUeJqZ
leipz-	cYdQfKpH
leipzig	aKcRdS
leipzig$	aJcSdS
leise	gJkIq_
leist-	g^iJ
leisu-	hU
leisure	hU
leite-	aWiT
leiter	aXrKtJ
leitu-	hKmX
leitung	hJmY
leitung :	mU
leitung$	aQgV
lekto-	aYpJqKrK
lena	bRhV
lena y	hW
lengu-	rU
lengua	kR
lengua de	kU
lengua$	iJqW
lenguaje	rW
leoni-	jKmT
leonie	jKmT
lerne-	iJlXmT
lernt	gKjIlYoQqK
les anglicismes	rU
les candidats	fKqX
les cles	q[
les clients	bZ
les consignes	jVnK
les deux	qX
les dossiers	pQ
les entretiens	hYiJpQqJ
les gens	iUjKrV
les jours	jW
les parents	s^
les petits	bThKrKsU
les vacances	bKfVhKtS
les yeux	jW
les$	hR
lesen	j_
lesen$	aIhKjTlVmKqKrQsK
lespa-	aKcW
lesparre-medoc	aKcW
lesqu-	qU
less	eQgUhJkJoS
less$	eTfKgXhKiJjK
lesso-	hSiHnIpYqK
let	iTqZtJ
let me	cJfWiJoHpUqGrJ
let$	qY
let's	qWrR
letra	pJrZ
letra grande	rS
lette-	pWqV
letter	nQpXqV
letter +	pQ
letter to	pY
letter$	nUqYrG
letters	iTqR
letters to	iTqR
letti-	aTqQ
lettings	aUfQjQ
lettr-	pW
lettre	pW
lettre$	pW
letzt-	bWqY
letzte	bVqT
letzte hat	qRsQ
letzten	qX
letztes	bQrT
letztes jahr	bTqR
leute	bSmV
leute drei	bW
leute$	aJbWmRtU
levan-	cGi\\tK
levantar	iS
level	iRjT
level 0	jSkQ
level$	aXjQtI
lever	iVjV
lever$	cJiW
lever-	cKfUhKjKqRtI
ley	hUiHjZ
ley$	hTiJjZ
lg	aFhKjKpHrFtb
lgps	h]jJ
lgps$	h\\jJ
liabi-	hJjT
liability	hJjT
liais-	iT
liaise	iS
liaise with	iS
libra	f]qJ
libra-	bUfW
library	bVqJ
libre	fWhRjI
libre$	fRh[iKjIpI
libre-	hS
libres	fQgQhT
libres seguidos	fQqR
libres$	hY
lic	jXpT
licen-	jV
licence	jW
licence in	jKpW
licence$	iKj\\kV
licencia	jRqY
license	gRjUkR
license$	cKjRkT
licensed	aVbJjJkVtJ
lider	aIbGma
lider-	iUmY
lido	aGbYcVtG
lido$	aEbZcQiKjKtF
liebe	t^
liebe frau	tQ
liebe-	tS
lieben$	tU
lieber	qRsR
lieber eine	qT
lieber$	q_
liebes	tV
liebs-	oQsQ
liebsten	oQsR
liefe-	i_jJkSqI
lieferanten	iTkVtJ
liege-	iKqY
liegen	iKqY
liegt	mV
lien	jJnSoKpR
lieu	t\\
lieu :	cY
lieu$	aKcKfKqHtX
life	iV
life$	eRgViG
lifeg-	aV
lifeguards	aX
lifeguards$	aW
lift	iJj\\pS
lifte-	bUcHhFiUjIkHlS
ligad-	eT
ligado	gS
ligado a	gS
light	aRtT
ligne	pR
ligne$	eJiRjIpUrR
ligne-	pU
lignes	pU
like	jRrZ
like a	rU
like it	rR
like one	bUfTiI
like us	jIrRsU
like$	aHbEdQfKiJqRrUtU
likel-	bKeV
likely	bKeV
likes	iSqT
lima	cQhV
lima$	cV
limit-	eQiTpQ
limog-	cV
limoges	cV
limoges$	cY
limpi-	aU
limpiar	iRjQ
limpieza	aViT
limpio	tX
limpios	gT
limpios$	gY
line	mSrX
line :	rXt@
line about	r[
line to	mU
line$	hSlRrQ
linea	aGcRiY
linea$	iVjT
lineas$	bQrQ
linen	iV
lines	iYkK
lines to	pV
linge	iV
lingu-	iSjGkWmK
linie-	bWhU
linien	bWhU
linien$	bXgKhS
link	pXrT
link to	pRrQ
link$	hKpT
linke-	rT
linkedin	rV
linkedin$	pHr[
linux	hUiIjWkQ
linux$	hYiJjHmJtK
lio	oW
liqui-	gV
liquidaciones	iV
liquidaciones a	iV
liquido	gS
liquido$	gS
liquidos	gY
liquo-	aXcIjW
lire	j\`
lire un	jZ
lisbo-	cWdK
lisbon	aKcUdKiR
lisse	cWgUjJ
lisse$	cYdKfJiIkK
list	iQ
list is	iRqV
list$	hRlW
liste-	bSkT
listed	bTgR
lists	fJiX
lists$	hKiW
litig-	aQiRtK
litigation	aStI
litigation paralegal	tJ
lits	bX
lits$	bVlJ
littl-	gJnQ
little	gJnQ
live	lQ
live in	cTfShXjE
live on	aUdXtG
live$	aSiJjRpUqK
lived	jT
livel-	eX
livello	eX
livin-	gUiJnS
living	gUiJnS
livre-	hRqX
livreurs	aUbSqK
livreurs$	aTbR
llama	jQpS
llama-	pX
llamada	pY
llamadas	iWjX
llamar	pR
llamar a	pS
llame-	pR
llamen	pR
llamen al	pR
llega	iSjUsW
llega-	lJqX
llegamos	lJqX
lleid-	cYdJ
lleida	cYdJ
lleida$	bKcWdI
lleno	qT
lleva	hRiR
lleva-	iQ
llevamos	bQqV
llevar	dT
lleve	aQiWsR
lleve el	aRiTtK
llevo	qYrR
llora-	jTqW
llorar	jTqV
llore-	c[lH
lo	qT
lo de	lR
lo del	q[
lo he	iZjJqKrI
lo menos	fIjS
lo mismo	kTlR
lo otro	iRsT
lo pongas	qT
lo primero	iWqQrJ
lo que	fUtW
lo sabe	qR
lo siento	dVgRiK
lo vamos	gJhJqX
lo$	aSgTiHtU
load	gUi[jH
loade-	fKgVlR
loaded	fJgXiS
loads	bUiQ
loan	mV
local	jQ
local en	bW
local$	eS
local-	aYfU
locales	bW
locales$	bW
locat-	cT
location	cT
location :	cU
locke-	bWsT
locker	qKrSsV
locki-	iU
locking	iU
locum	bKcJe]fD
locum 00	eUfHiKoQ
locum$	cJe[fG
lodge	bVcIjTlItS
lodge$	aJbWcHiKtU
log	dKfKh@igjH
logbo-	iR
logbook	iR
loge	gQhU
logem-	gQhT
logement	gShVoKpH
logement possible	hW
logements	b[
logements$	b[
logic-	kSsS
logiciel	hRkV
logis-	aRbKpS
logistics	aSbJ
logistics or	jR
logo	qRr_
logo$	bSqW
logos	iJpJqJrX
lohn	gTiVkQrWtJ
lohn nach	gT
lohnb-	aQbYgUiEtG
lohne	cQgXhKiH
lol	qY
lol$	gRlTqQrJsR
londo-	cQdQnT
london	cQdQnT
london$	bJcRrS
long	qR
long as	dRfR
long$	cKeUqQ
long--	aJeUqV
long-term	aJeUqV
longe-	aKcHeRiTnYqK
longer	aKeSmQpR
longu-	rY
longueur	rY
look	bSqQ
look after	aVbWdJhKiJtF
looke-	aScKjS
looked	aWcKlS
looker	jV
looker$	iQjS
looki-	tT
looking	tT
looking for	bHsQ
loop	pW
lorca	aQcS
lorca y	aQcS
lorna	pR
lorna$	pQtS
lorri-	iT
lorries	iT
lorries$	iU
los	iQ
los clientes	qT
los dias	iQnW
los dos	fTgQhR
los geht's	oX
los jueves	hW
los lunes	fTsU
los martes	dV
los miercoles	qVtJ
los que	qJsS
los seis	eS
los tres	bUpS
los turnos	iW
los viajes	cJiUnFrW
los viernes	nU
los$	hJoYpIqR
loss	bWiS
loss$	bY
lost	pJq\\
lot	iVjKnS
lots	iVsJ
lots of	iVsJ
loud	bYrR
love	kU
love to	qWtU
lovel-	kRqQ
lovely	kSqR
lovely but	kSqS
lovely$	kT
low	bDcKhJiVjIkKlRqVrI
lpa	fHg\`iG
lpp	cKgIhXjH
lucas	gU
lucia	mV
luck	iXjJqT
lucro	bY
lucro$	bYsJtJ
lucy	mZ
luego	mRsQ
luego se	fS
luego$	iTqU
luftu-	bQ
lugo	cX
lui	q_
lui$	jSqTsQ
luis	qS
lun	f[
lun-v-	fVgJ
lunch	hViT
lunch in	gHqS
lunch$	eQfWiSjT
lunch-	fKhV
lundi	fYoS
lundi$	fTqStR
lunes	fY
lunes a	fU
lunes y	nU
lunes$	fWsU
lust	gKiHkFlZqHtX
lutz	aJcKiUpXqI
luxem-	bUhF
luxembourg	bVhF
lvl	aGg\\iU
lyon	c\\nR
lyon$	cSiS
m	bQ
m /	aXrR
m 0	eGiHj\\tR
m 00	bIc\`fIjInT
m 000	jZ
m budget	bUgEiK
m de	bT
m turnover	bS
m$	bRiTtV
m'a	q\\
m'app-	gKiIp_
m-f	aIdQfS
m-f 0	aGfWgKjStK
m-f$	dR
m-th	f\\
m.sc	j]
m.sc$	jY
ma	b^cRtR
ma femme	q[
ma fille	bVpT
ma$	bYcWjH
mache-	bRiSlR
machen	bRiSlR
machen sie	iKlRrW
machen wir	bFiSlT
machen$	bTiRqJrE
machi-	aRiJqW
machine	bJkIqY
machines	aViI
machines$	aViI
machs-	iUtS
machst	iUtS
macht	iSlRqR
macht der	aKiXjHlY
macht$	iIjV
macon	pQ
mad	bXiJqQtK
madam	pKqR
madam-	tS
madame	tS
madame$	tU
madch-	fJmS
madchen	fJmT
made	gHjKpSqX
madel	sW
madre	bS
madri-	nR
madrid	nR
madru-	f[hJiRjS
madrugada	fThKiR
madrugada$	fThKiR
maest-	aTjS
mag	aJiTkQtU
mag$	iXjHkVtG
magas-	bXcIhS
magasin	hU
magasin$	hU
magis-	kZlW
mahlz-	gJhWiS
mahlzeiten	gJhWiS
mahnw-	iT
mahnwesen	iT
mai	o[
mai bis	oV
mai$	oVpU
mail	aJpTq\\tK
mail$	aKpWqQ
mails	bRfJjTqRrK
main	iYoRtJ
main tasks	iUjJ
mains	iX
mains sterilisation	qS
mains$	iY
maint-	aViR
maintenance	a[
maintenance$	iKjV
maire	rKtW
maire$	tT
mairi-	aQbQcQ
mairie	aQbQcQ
mairie de	aFbRcUtI
mairie$	aYcK
mais	qW
mais il	qT
mais le	qS
mais$	jIkTlK
maiso-	bViQ
maison	bWiR
maison :	bU
maison de	aIbXiHtJ
maison$	bBdVhViW
maisons	bR
maitr-	jT
maitre	iQtQ
maitrise	jZ
major-	gR
majors$	iQ
makat-	kX
makaton	kX
make	rU
make a	bSiIrItU
make it	rZ
make sense	iTtI
makes	bVqVtQ
mal	fUgSiQtU
mal 00	bIfKg[lKtI
mal eben	iStT
mal$	fZ
malad-	sY
male	s\\
male candidates	sS
mama	bXsQ
mama$	qQ
man muss	jU
man noch	aRqFtX
man$	i[sX
manag-	aQmV
manage	rWtQ
managed	bVgKjT
management	aViRjTtJ
management$	iYjI
manager	aSmQ
manager (	aTbH
manager :	aKmU
manager for	aY
manager in	aU
manager$	aXtR
managers	iR
managers$	aKiKjTmQqS
manan-	fX
manana	fSpQ
manana$	fV
mananas	aJfV
manch-	b^
mandame	sW
mandamos	lTqQ
mandanten	bSiIqS
mandar	pU
mandar cv	qS
mandate	iW
mandate :	iQtQ
mande-	pV
manden	pV
mando	mQtS
manej-	kU
maneja	kT
manejar	aS
manejar la	aS
manejo	jW
manejo de	jU
manip-	jW
manipulador	jW
manipulador de	jU
mann	bSjQqRsV
mann$	bVcKhJpGqFsZtI
manne-	sX
manner	jQsZ
manner$	iKjQsZ
mannl-	aTsS
mannlich	aTsS
mannlich weiblich	aQ
mannlich$	aUcJfK
mano	qT
mano$	gX
manol-	qX
manolo	qX
manos	bQlX
manos$	bX
manqu-	tQ
manque	tQ
mante-	aSiR
mantenimiento	aSiR
mantenimiento de	bSiU
mantenimiento$	aW
manua-	kU
manual	jQkUqR
manuf-	jQ
manufacturing	iQjR
manufacturing$	jT
maquina	dS
maquina de	bW
maquina$	cKj[
maquinaria	iSkT
maquinaria$	iTkT
mar	cYdQjStJ
mar y	aTcIjK
mar$	cVdUjT
marc	qUtV
marca	b[iS
marca de	aIbZiK
marca$	bGcKhUiW
marca-	bQhIsX
march	o]pQ
march 00	gIoSpR
march 2000	eV
march or	aJjHoY
march so	bUtJ
march to	oY
march$	oU
march-	cV
marche	bQkQqU
marches	iZ
marcu-	pHsQ
marcus	pHsQ
mardi	iU
marga	tS
marga-	cKqU
margaret	cKqU
margaret$	cJqU
marge	iU
marge$	iU
mari	q]
mari carmen	qQtQ
maria	qRrU
marie	sS
marie-	lVp\\
mariee	jHlY
marin-	aS
marina	cW
marina$	cT
marine	aU
marke-	eQ
market	qR
market supplement	gY
market$	gJqXtQ
marketing	aV
marketing$	jU
marks	rV
marks$	rW
markt	cTeGgGmKpCq[t?
markt und	bSiU
marqu-	bRcUsT
marque	bVsW
marquette	cYtK
marquette$	bKcXfHtJ
marri-	jIsY
married	jIsY
marru-	bScKnT
marruecos	bScKnT
marruecos$	bVcK
mars	o_
mars$	oXrI
marte-	dQoQ
martes	dQoQ
martes y	fX
martes$	oUpQqQ
marti-	qR
martin	bT
marto-	cUpUtJ
martos	cUpUtJ
martos$	cVpUtJ
marz	eZoW
marz$	aRbIeEfIiKnHo[tK
marzo	oV
marzo$	oRpR
mas	g[
mas bono	gX
mas de	iU
mas nocturnidad	gQ
mas productividad	gV
mas propina	eS
mas que	gKmU
mas$	iSqU
masa	bW
masa madre	bW
masch-	iGjZ
maser-	jY
maste-	jXlU
master	jVlT
master 0	jRkR
master de	jQlU
master in	jR
master$	aIiV
master's	kKlU
mastercam	jW
mat	aIeVhQqQ
match	gJhXiT
match 0	hU
match$	bJgIhZiUrJ
match-	eKpJq[rJ
matching	eJlJpJq\\rItI
mate	hYiKrV
mate$	hYrW
matem-	jV
matematicas	jV
mater-	bVeRhW
material	bRhS
maternelle	sT
maternelle francaise	sT
maternite	bV
maternite$	aT
maternity	eYsT
maternity cover	eS
math	aXoI
math$	a[oHtH
mathe	iHjUkWsJ
maths	jU
maths$	jZ
matie-	i[jE
matin	iTpT
matin$	aJiQpRtT
matri-	iQkKsZ
matricula	gRjZ
matro-	aRoIpXtJ
matron	aRoIpXtJ
matron$	aWpTtF
matsc-	bGrQsU
matte-	jX
matter	fKjXlQtK
matters	jTsT
matur-	lYsT
maure-	a\\bJcHiIjGqV
max	gTrXsQ
max 0	dWfV
max 00	rRs[
max 000	rT
max$	bGdKeIg\\jUmFqFsKtI
maxim-	r_sT
maximo	rVsS
maximo 00	rIsY
maximum	dSsS
may	oY
may 0	oW
may 00	oYqItI
may half	oV
may to	fThT
may$	fQhQoS
maybe	iToJqUrItJ
mayo	oWqQ
mayo a	fKpV
mayo$	oV
mayor	bTrIsY
mayor-	aKbYjKkW
mayus-	r\\
mayusculas	iKr]
mayusculas$	iKrV
mb	dQjRlGpS
mb$	pVrK
mba	jKl\`
mba$	lW
md	aUlR
me	qRtT
me (	mY
me a	qY
me again	aKtU
me and	bQm\\qK
me by	pUtW
me da	lV
me entiendes	sY
me faut	aUqKtT
me ha	qW
me los	gJpSqR
me on	pT
me over	qW
me the	qS
me voy	oKq\\tJ
me with	mQpR
me$	pY
meal	aFbYfHgKhZnRtC
meal$	gKnW
meals	h^iH
meals$	hW
mean	iQj[
mean it	gIhKj\\qG
mean we	bV
means	qZ
measu-	i]
measures	iS
measures$	iT
mec	pSsU
mecan-	aZ
mecanica	iHjX
mecanicien	aX
mecanico	aTcUtF
mecanicos	aSmS
mecha-	aWfKiJjT
mechanic	aW
mechatroniker	iIjW
mechatroniker$	aKiHjV
med	bZcGfJh\\jIoJqKrK
med-s-	aZcG
med-surg	aZcG
medel-	aJcS
medellin	aJcS
medellin$	aKcW
media	fUiR
media 00	bGiW
media hora	fUiJpQ
media jornada	eUmT
media$	fUiQ
media-	kX
medic-	hV
medicacion	iY
medicaid	bWcJhGqR
medical	hSkR
medical (	gQhJjS
medical 00	fKgQhT
medical director	aIhKpU
medical$	iRjV
medicale	aQbV
medicale$	aX
medik-	fKhKiZjIsH
medikamente	fKhKiZjIsH
medin-	cU
medina	cU
medio	eWfRqK
medio$	eZ
medio-	fVjT
medir	cHi\\tK
mediz-	aKbTjT
medizintechnik	aKbTjT
meds	iUjV
meet	dStV
meet the	jT
meeti-	tU
meeting	aItY
meeting$	aJfQnQtQ
meetings	lV
meetings$	bYiK
meets	cKfXhKnV
meets$	aKfRnRsQ
mehr	qW
mehr 00	gJqU
mehr als	fR
mehr auf	gQhKtY
mehr$	cGfVhJiQqR
mein	qZ
meine	bQrRsS
meine-	tR
meinem	tT
meiner	cSlG
meint	qTsT
meist	aKeSjGn]
meist-	jR
meisten	bVgTqJ
meister	bKhRiS
meister$	aTbHi[kHtD
meisterbrief	iHjX
mejor	k^sT
mejor que	jIkXlJpK
mejor$	kZsW
mejor-	pS
mel	pU
melde-	iTkS
melden	sR
melden bei	pV
melden sich	pJsT
meldu-	iTpT
membe-	iRlR
member	aSbJjYkElJoH
members	gKiWqQ
members$	bXgFhKiV
meme	kX
meme$	aJiKkZ
memo	tY
memor-	hJiToKqV
memoria	iZoJ
menag-	iSmT
menage	iSmT
menci-	lKqWrU
menos	fXsR
menos tres	iU
menos$	fWgIkS
mensa-	iQ
mensc-	bZ
mensch	bViSjH
menschen	bW
menschen$	bS
mensu-	bKiV
mensual	dThU
mensuales	fS
mensuales$	fUmK
mensuel	iT
menta-	bVqT
menti-	rZ
mention	kRr\\
mention our	rQ
mention the	qRrR
mentioned	gGhGqXtU
mento-	iKkTmX
mentor	hQjQmX
mentoring	kX
menu	aCbViU
menud-	pJq]
menus	i^jT
menus$	iVjR
mep	iVjV
mep$	jX
merca-	eY
merch-	bJjWkWlJmG
merci	lSt\\
merci$	lWpS
mercr-	fShSpQsJ
mercredi	fShSpQsJ
mercredi$	iIjRpR
mere	rVsS
mere$	rU
merid-	cT
merida	cT
merida$	cT
mes de	eQkR
mes en	iS
mes por	gT
mes y	gRhJ
mes$	gRoT
mesa	aRjSmS
mesa de	aV
mesa$	gIm[
meses	e^
meses a	eS
meses con	eT
meses de	eQ
meses por	eT
meses prorrogable	eQ
meses$	eThR
mess	jW
messa-	aKiYtR
message	aJpRtV
messe	iWtK
messe$	iVtJ
messe-	nW
messen	nW
messen und	iZ
met	pJqRrU
meta	dSiW
meta$	dTiV
metab-	bTiS
metal	dTeZgIpKtH
metal$	eYgIpH
metal-	aVbUgU
metall	gT
metallgewerbe	gX
mete	fKrX
metel-	rU
metele	rU
meter	jUqR
meter a	qU
metho-	iTjW
method	iV
method transfer	iU
metie-	jW
metier	jX
metier$	jW
metre-	bXiIjT
metres	bXiIjT
metri-	dKfIhKi_jFkKmIpJqF
metro	cTqU
metro$	bFcWqW
metro-	bQcWjG
mets	r^
mets pas	rR
mets un	rS
metzg-	aWpUtG
metzgerei	aSbKpV
mexic-	iGkJnWsX
mfa	aWiHmQ
mgr	a[pTtE
mgr$	aXhK
mi	cR
mi hermano	bKiJmU
mi mujer	kKlVqS
mi suegra	sT
mi$	aKcZfJhKiHmVqK
mi-te-	eQfS
mi-temps	eQfS
mi-temps$	aQeIfXiJ
miami	cUjKkV
miami$	cVjKkR
mich	mUqY
mich an	q[
mich$	jJmYqV
micro	cKfKgFkIl\\nYqH
micro-	hVjQ
mid	oY
mid /	aXbG
mid 00	qWsR
mid march	aJoW
mid$	aQsR
mid-l-	aSbKmS
mid-level	aSbKmS
mid-level$	aZbKcKmG
mid-s-	bV
mid-size	bV
midi	eUfR
midi et	hUiQ
midi$	bJeVfQgKqK
midni-	gRhKkKpS
midnight	gRhKkKpS
midnight 00	pU
midnight$	gThIkJ
miedo	jWqJ
mierc-	qTtJ
miercoles	qTtJ
miercoles$	aIfS
mieux	lSoYqI
mieux$	cKgKjKlUoTrK
might	qa
might be	qW
migra-	aRbQjYtH
migration	j[
mike	pRtT
mikro	iVtR
mil	g^
mil quinientos	gT
mil$	gTtV
milan	nS
mile	hVkKnR
mile$	hVkIlK
milea-	fJhSnV
mileage	fJhSnV
mileage 00	hEn[
mileage paid	fIhUnK
miles	cJnV
miles off	bU
milit-	bJiRjIlV
mill	dTfGiVnQ
mille	gWqQ
milli-	bTrStS
million	bSiQtU
millo-	bRgR
millones	bRgR
millones de	bS
millones$	gV
min	jXpU
min 0	dQgJjV
min on	jWnI
min wage	fIgZ
min$	bIiRjYpR
mina	cW
mind	j]
mind 0	bKdWfInK
mind 00	jW
mind which	jV
mind$	eWjI
minde-	dSjV
mindestens	dTjV
mindestens drei	fTjR
mindestens$	dXgK
mini	gRiQ
mini digger	kR
mini--	fHhKpU
minib-	iVlS
minibus	lUqS
minij-	eX
minijob	eX
minijob$	eT
minim-	jW
minimo	iRjQ
minimo$	iU
minimum	gQjU
minimum$	hTjQ
minis-	qZ
mins	nVsS
mins$	nSsU
minui-	cIhKiJoKpUrKtK
minuit	cIhKiJoKpUrKtK
minute	fVpR
minute$	fWhJjT
minuten	tR
minutes	nRtQ
minutes of	iR
minutes$	bKiXtS
minutos	iQpQ
minutos$	jSpQtQ
mio	iUqQ
mio umsatz	bXtK
mio$	iQrV
mir	qW
mir$	iJmVpVrR
mira	bFcIdJfZgKhJiIjKoJqHsV
mira$	aFeJfFhHiIjKkKlKmKnKoGpJrJsX
miran-	aKcUeKqRtI
mis	bIhWiKq[
mis a	hXiJqR
mise	iZ
mise a	iQ
mise en	iT
mismo	hRiQqK
mismo$	gKhVlQ
miss	nUpV
missi-	cQnU
mission	cZqItR
mission$	aHqItW
missions	iUnU
missions$	cJgKiRnU
mista-	jJlT
mistakes	jJlT
mistakes$	jKkKlStQ
mit 0	bVgWtK
mit 00	iSmQrR
mit :	tT
mit acht	aJb[
mit am	bXjTqF
mit dem	rT
mit der	iSrZ
mit drei	bYcK
mit einer	aEjImX
mit foto	rX
mit holzofen	bV
mit kopftuch	qKsU
mit mir	iRmT
mit nach	bVhT
mit vier	aKoV
mit zwei	fJiJqV
mit$	hZqQtR
mitar-	bVcGh^jJ
mitarbeit	eTgJ
mitarbeit$	eUgIhI
mitarbeitende	bRmX
mitarbeitende$	mY
mitarbeiter	aTbV
mitarbeiter$	aJbYiR
mitbr-	fKhWjQ
mitbringen	fKhWjQ
mithe-	iS
mithelfen	iS
mitsc-	rJsXtS
mitta-	h\\
mittag	pW
mittags	iWtR
mitte	oXsT
mitte-	cYiK
mittl-	aTbTgKjKkK
mittlere	aTbTgKjKkK
mittw-	dRfYhR
mittwoch	dUfX
mittwochs	eJfUhT
mixed	bVeTfH
mixte	aTjStJ
mixte$	aVjU
ml	aT
ml engineer	aT
mm	jT
mm$	jS
mme	eRmRpT
mo bis	aKfW
mo$	aKoStV
mo-do	f\\jJ
mo-fr	fZ
mobil	dagJ
mobil$	dagKhK
mobil-	hRqR
mobile	qU
mocht-	aQtT
mochte	aQtT
moda	bZcDlQ
mode	jT
model	eUhGiS
model$	i\\jK
model-	i]
modelling	iT
modelling$	iT
modelo	cKiV
models	iU
moder-	dXiS
modern	jX
modern$	iJj]
modif-	iU
modul-	eGfSkS
module	iSkQtT
module$	cKjSkStK
modules	kU
modulo	iQqQ
modulo de	iQqQ
mogen	bJgQjQkXqKsR
mogen$	gUj[sF
mogli-	cSdT
moglich	cUdVfJ
moglich$	cUdVfGiK
moglichst	sT
moi	aQpW
moi :	qQ
moi je	qY
moi$	aXpW
moin	tX
moin$	aKtX
moins	jYsV
moins de	sX
moins$	iGjUqQsQ
moira	lXmSqW
moira$	cJiJlIqW
mois	eV
mois a	iSqR
mois d'essai	eQ
mois et	q[
mois puis	eR
mois renouvelable	dTiR
mois$	eQgRh\\
moiti-	qQ
moitie	qQ
molin-	aHbTiJmY
momen-	hStQ
moment	cKhV
moment$	cKfKhU
mon	dQfX
mon /	bIfQ
mon 00	oU
mon associe	qU
mon to	aSfQ
mon$	cHeWfYgJhGiIjInKoQ
mon-f-	fV
mon-fri	fV
mon-fri$	fS
mon-t-	fSoK
mon-thu	fSoK
mon-thu$	fUoI
monat	fT
monat 00	iR
monat$	fVhS
monate	eVoQ
monate$	bIeUhT
monaten	eTtR
monaten probe	eU
monatsende	aJfYpU
monda-	dTfS
monday	oQ
monday if	fKoVsR
monday off	bW
monday to	dX
monday$	fSoU
mondays	dUfS
mondays 0	bIfSiV
mondays$	cHd[
monde	kRsT
money	bQgQ
money$	cEjQkRtV
moni	m\\qV
monit-	iSkU
moniteur	kT
monitor	jJkUmR
monitoring	iZ
monol-	iR
monsi-	aJqStR
monsieur	aJqStR
montag	fToSqR
montag bis	fU
montage	cQiX
montags	bVfSjG
montana	j[
montana$	bScVjK
montar	iQ
montb-	c[
monte	cShRqU
monte$	cYhT
monte-	aVcU
monteur	aQfR
month	iQ
month 0	aIdYfKgKhJiJkFmKnKoDpEqHrHsJtH
month 00	fU
month and	aIbRhQ
month for	dTmKnR
month in	gS
month plus	eHfEgYhJjKlG
month probation	eU
month-	eQ
monthly	bRgR
monthly$	fSgS
months	eT
months and	eQjR
months from	eJoY
months guaranteed	eIgWhH
months probation	eQ
months provetid	eShJoJ
months$	eRoQ
montp-	cX
montpellier	cX
montr-	cTiUjIrZ
monts-	qR
montse	qR
morag	qStS
more after	cJg[hJ
more don't	iQ
more than	jW
more$	hUjQkRtW
morge-	tT
morgen	bQqKtQ
morning	tT
morning in	jT
morning$	iRtT
mornings	aQmW
mornings and	aWjK
mornings$	mZtK
mos	j[lU
mos$	lZ
most	fS
most and	rU
most of	bVpHsT
most weeks	cKdVfV
most$	rT
mostl-	bT
mostly	bT
mostly$	aUcRiR
mostr-	iQ
mostrador	iQ
mot	gQqTrU
mot "	rU
mot$	gRq^
mothe-	iIo\`sT
mother	rJsX
motif	rX
motif :	qU
motiv-	iJjWlIpWrK
motivo	qU
mots	hRrV
mots$	hT
motus	q[
motus$	q[
move	eQiQ
move$	eHhTkJ
moved	qX
moved to	qX
mover-	jU
moves	dUjRkYlEqQ
movil	hZrQ
movil$	bJgKhWjV
movil-	bY
movilidad	jV
movin-	hRiRkQ
moving	hRiRkQ
moving$	hTiUkJtK
mowin-	iU
mowing	iU
mowing$	iT
moyen-	hQ
moyenne	hQ
mps	g^iKqJ
mr	qXtU
mrs	pV
ms	aFjRmQqVtI
msc	iFj^
msg	pV
msg$	pU
msk	aT
msk physio	aT
mt	fVjEkZtH
mt$	fSjHkWlK
mth	e[
mth ftc	e[
mths	eVjZ
mths$	eZjItK
much	gUjJlKsR
much$	dGiSjIsKtV
mucho	bQkTsS
mucho mejor	kR
mucho$	jKkVsQ
mud	bVj^oHrUtJ
muell-	bTcXdHmH
muelle	cYdHiSmI
muelle de	c[dHiJ
mueve	nYqR
muhle-	bU
mujer	lSs[
mujer-	pJsY
mujeres	pJsY
multi-	aGbXhQjS
multimarca	bXcJ
multisport	h[iI
multisport$	cKhX
mum	sT
mum's	hKqUtS
munch-	cU
munchen	cU
munchen$	bGcT
munda-	jX
munic-	bRcQ
municipal	aSbJiQ
munst-	cahHiC
munster	cQpR
munster$	pR
murci-	cTnZ
museu-	mY
museum	cTlT
museum$	bRcJ
music	aYhY
music-	fHjQ
musica	fHjQ
musiq-	bR
musique	bR
muss	j[lY
muss aber	lS
muss dem	iTjQ
muss im	rX
muss man	jRlR
muss nicht	aFjFl^
muss$	iRjRlT
musse-	iRqU
mussen	iRqU
mussen sie	bIiU
musst	iUlQ
musst du	iUlQ
musst-	oS
musste	oS
must	jYrQ
must be	rYs\\
must handle	jWqK
must have	jV
must know	jTkR
must live	cXfVgKhGjC
must$	kSlZ
must--	jUtR
must-haves	jUtR
mutat-	iSjKoR
mutte-	cReQiUjGqRsV
mutterschutz	eYpJ
muttersprachler	s\\
mutua-	bYmS
mutual	bTqT
mutual agreement	qW
mutual$	bV
mutue-	hY
mutuelle	hY
mutuelle famille	hX
mutuelle$	hSqT
muy	qUsT
mvr	jY
mvr$	iIjY
my brother	mR
mysel-	mWqQrR
myself	mWqQrR
myself$	mDqVrW
n	iRjS
n +	m\\
n 0	aY
n$	aJbDcQgJiJjGkYsHtT
n'a	qZ
n'a pas	qZ
n'ai	tU
n'en	q[
n'en veut	qS
n'est	jGkRlX
n'est pas	jEkUlU
n'y	qU
nach	gShQ
nach 0	gRhZjH
nach 00	fKiFjXpQsJ
nach absprache	dTfUtI
nach dem	gTqV
nach den	aRoRtQ
nach der	dUqQ
nach erfahrung	qQ
nach feierabend	hT
nach hause	bUhW
nach konnen	gS
nach oben	bQgS
nach probezeit	dWfK
nach sechs	eUgJ
nach tarif	gThFjV
nach vereinbarung	pS
nach$	jQlRpR
nachb-	eViIpHq\\rK
nachbesetzung	cJeWiImKqS
nachd-	gV
nachdem	gV
nachdem$	gT
nachf-	qU
nachfolge	oRqU
nachfolge$	qW
nachg-	jRqR
nachh-	jHkY
nachm-	f[
nachmittags	eKfXqJ
nachr-	lVmIpV
nachs-	iT
nachsten	bRsS
nachstmoglichen	oS
nachstmoglichen zeitpunkt	oS
nacht	fJgVqJrY
nacht-	f^
nachte	fXqT
nachte$	qVtJ
nachts	iW
nachtschicht	aXfQgK
nachtschicht$	aTfTgJ
nachtzuschlag	gS
nachw-	iFjYsX
nacid-	aJsV
nacio-	mXnS
nacional	jQnU
nacional$	aTcKlKnT
nacke-	qW
nacken	qW
nacken$	qY
nada	pQ
nada de	eSpRrQ
nada$	hUqQ
nadeg-	bQtS
nadege	bQtS
nadia	cJnHq[tQ
nadia$	aKcHiKnHqWtS
nadie	bRfWqR
nadie$	qZtI
nah	aJbGcEhGiGjIkGl^tI
nah$	aHbFcFdJeJfJhHiGjIl\\mJnJoJpJqIrJsJtH
nahe	aJcYiJ
nail	aScStH
naiss-	bTjEs\\
name	rl
name in	rW
name$	rY
names	jSpU
names by	oKpW
names$	jWrU
nante-	aKbHcZiEqS
nantes	aKbHcZiEqS
narra-	iY
natio-	bUnTsR
national	bXnV
national$	cKnV
nativ-	kHs\\
native	jSkHsW
native english	jIsS
nativo	jIsX
natur-	rR
nature	aUbFdVjIrY
nature$	aKdXhIiKpJqKrR
naturlich	iKrQsT
naturlich$	hTiEjTsX
nav	eJiYjDlKmKoJ
nave	hQpR
nave con	hRpR
naves	bU
navid-	hV
navidad	hV
navidad$	hWiIjQ
navis-	bKjUlS
navision	bKjUlS
nd	pS
nd engineer	bSdKtH
nd of	pQ
nd$	hJpUqR
ne	q[
ne cite	qKrW
ne doivent	jT
ne le	qU
ne pas	qU
ne reviendra	qR
ne veut	qRrJ
ne$	jIpKqKr\\sU
near	cbiHsQ
near the	cIjJqVsW
near$	cS
neare-	nRqV
nearl-	aIfRgQjQoKqV
nearly	aIfRgQjQoKqV
nearly there	jZ
neces-	jQtS
necesita	aRtQ
necesita$	aKcJtV
necesitamos	tR
necesitamos$	tX
necesito	aTtV
necesito$	aDcIiKjKt[
necessaire	jSkVnR
necessaire$	jYkJnQ
necessary	lS
necessary$	jRlR
ned	lYqSsU
ned$	bKgIiKkIlWqWsK
nee	bUtJ
need	lRtW
need 00	dSoQqS
need a	aZbKjZtK
need is	iUjS
need someone	iS
need to	jUlU
need$	t_
neede-	lS
needed	lS
needed we	lV
needed$	lVtU
needn't	lY
needn't be	jKlY
needn-	lY
needs	lR
needs :	jU
needs to	lU
needs$	aIcKiKtY
neerl-	bKjRlXpJtJ
neerlandais	bKjRlXpJtJ
neerlandais$	bIcHjQlU
negoc-	iUjSoR
negociable	cKiHjIoY
negociacion	j[
negociacion de	jR
negociar	iS
negot-	aVfKgTtK
negotiable	cKfHgUlQ
negotiable$	cJfKgXhJjJ
negro	eViJ
negro$	eWiJ
nehme-	rX
nehmen	rX
nehmen die	rS
nehmen$	hSiQqR
neige	nYqX
neigh-	mRqU
nein	eQlTnRpJ
nein danke	jVsX
nein$	bKcGdJeQfRiGjHkIlTmJnUoJpDqKrHsJtC
neith-	jDlZ
neither	jDlZ
nen	a[pU
nen$	aRpT
nenne-	qSrU
nennen	qSrU
nennen$	qSrU
nephe-	qV
nephew	qV
nerve-	aIcGiIj\`kCtG
nervi-	jZ
net	g_
net +	gW
net$	gV
neto	eQgR
neto$	gW
netos	gX
netos$	g\\
netsu-	eV
netsuite	eV
netsuite$	eV
nette-	aYcFqJrX
netto	fJgZiHtI
netto-	bTiS
nettoyage	bTiS
netz	aJiUtG
netzw-	bFk\\
neu	gRiV
neue	aZqRrH
neuen	aJcQiVoRtK
neuer	cXiTjJ
neuer leute	iWjI
neues	bViFjUtQ
neuf	mW
neun	mU
neunz-	gX
neunzehn	gX
neuro-	aZbRtK
neuru-	cR
neuruppin	cR
neuruppin$	cW
neutr-	rXsQ
neutral	rRsT
neuve	aGbUhY
neuve$	bShV
never	fU
never a	fQ
never-	cZhS
new	tQ
new hire	bKgViRmJtG
new place	aJbVqRtG
new year	bKfUqR
new york	cX
new$	aKbHdJjImIqFrKtW
newca-	c^dHiGjEkJ
news	fRiHjT
newsl-	iY
newsletter	iY
next	bUeRiQmX
next door	iIm\\
next to	bZ
nhs	bXpS
ni	qX
ni "	rX
ni de	lY
ni le	qJrV
ni les	jQ
ni lo	jW
ni$	iQjKpV
nice	bQke
nice to	kX
nice$	jHk_mR
nich	iQrVsS
nicht	qTrQ
nicht "	pKrW
nicht aber	dXgKhGqItJ
nicht alter	eKjR
nicht die	dTiSpJ
nicht erforderlich	jJlZ
nicht geht	bKfT
nicht in	qW
nicht mehr	fUhIiSrS
nicht nennen	qSrU
nicht notig	jCl_
nicht nur	fKiDj\\
nicht schrecken	jU
nicht so	rW
nicht wissen	qS
nicht$	lZqQsR
nicht-	jXqStQ
nichts	qQtS
nichts$	qWsS
nie	fWlTsU
nie$	bKfUiJlUsR
niede-	aKbJcJjHkWlJrJ
niema-	q[sT
niemand	qW
niemanden	qVsW
nieve	jR
night	aWf\\iQ
night audit	fX
night shift	fHiYjR
night to	fYiKmJtK
night$	fHi\\jK
night-	aSfRnQ
nights	aTfSnR
nights 00	aHfXqV
nights$	aQfShQmR
nimme-	qQsT
nimmer	qQsT
nimmer$	qX
nimms-	qS
nimmst	qS
nimmt	bTjWqQ
nimmt man	bTfJiHj]
nina	aKqS
nine	bUiTtR
nine till	fW
nine$	dKmU
ninet-	bTgS
nineteen	iUmS
ningb-	kV
ningbo	kV
ningu-	cDf\\gJhEiI
ningun	qR
ninos	aJiUjKsW
niort	bJcUdQ
niort$	cU
nite	fSgY
nite$	bKcJfGgXhUjGkK
nivea-	jT
niveau	jT
nivel	aUbGgRjV
nivel 0	aXbEcJjQqR
nix	lTqY
nix$	jWqX
njc	gX
nl	rQ
nl$	jU
nm	cW
nmc	iJj\\
no	lS
no "	rR
no agencies	pSrU
no call	gQiKlT
no company	rWtJ
no cvs	lKpX
no de	dIfQjTlKqU
no degree	lQ
no es	kUlTqK
no eso	iTjRqIrI
no este	iRsX
no evenings	fV
no exclamation	rW
no exp	lS
no experience	jIl]
no hace	lY
no hay	dSfVhS
no la	cU
no le	j]qHsK
no llega	hKiUjVkKqK
no lo	lUqW
no more	eVjV
no need	l_
no one	s]
no pedimos	jJlX
no por	qSsU
no problem	hRjQ
no puede	gSrU
no puedo	qW
no qualifications	lZtK
no que	s\`
no quiero	lJrSsWtG
no sabes	jKkJlTqQ
no se	qU
no sea	sY
no sean	jFsY
no solo	jZ
no sorry	cViJlHoXpJtG
no sundays	fT
no te	qV
no tener	jVlH
no tenga	sV
no wait	eW
no weekends	fS
no women	pGs\`
no$	fTlRsS
nobod-	iQqRsQ
nobody	qSsR
nobody else	rTsR
nobody over	fKqIs[
nobody with	hJjIsZ
nobody$	qS
noch	qVtS
noch eine	iKtU
noch nicht	qZsV
noch nie	bTlT
noch wer	bVmYqH
noch$	aKhHiRqUt\\
noche	fZjS
noche y	fZ
noche$	jYkG
noche-	fV
noches	fS
noches de	fQ
noches$	nW
nochm-	iJtW
nochmal	iJtW
nochmal wegen	tT
noctu-	gWhH
nocturnidad	gWhH
nocturnidad$	gV
noel	hW
noel$	hQkRqR
noir	gGqT
noise	iSjQtS
noise$	cKiUtR
nok	gV
nom	jRrW
nom de	qJrZ
nom du	rU
nom$	j\\
nombr-	jQrQ
nombramiento	eXiIj[tK
nombre	qTrW
nombre de	lIqTrS
nombre del	r]
nombre$	qX
nomin-	bQ
nomina	bSgU
nominas	iQ
nominas$	iT
non	eRjWlU
non :	j[
non necessaire	jSlS
non$	aKbKcGeIfTgRhKiIkKqK
non-c-	qS
non-e-	fKgTjR
non-exempt	fJgU
non-exempt$	gS
none	iQlZ
none of	jRpJqUsV
none$	iHjIl]nS
nonpr-	jU
nonprofit	jU
noon	fTpX
noon 00	pZ
noon$	fXpR
nord	bQcW
nord$	cZiK
nordi-	bTcK
nordic	bTcK
nordr-	gU
norma-	j[
normal	aJgJhKiQjXmJ
norte	bWcT
norte$	bVcR
north	cU
north of	cSdH
north-	aJcXtH
northampton	hS
northampton$	hS
norwe-	hSjQ
norwegian	hSjQ
nos	bRlR
nos hace	bKcQlJtS
nos hemos	bT
nos va	bXoU
nos$	aYcIoQqEtR
nosot-	lS
nosotros	lS
nosotros$	lVqS
not	lZqQ
not "	aJtY
not a	jQlTqV
not accepted	pW
not bothered	lU
not but	jT
not essential	jCl[
not for	dYqWrI
not from	dSqR
not have	n[qK
not in	gIhSqR
not just	eXj[lG
not like	rS
not mind	bJjX
not needed	l\`pQ
not one	sY
not only	jS
not put	pFrY
not read	rTtT
not required	lX
not say	q\\
not to	pUqT
not too	rWsX
not$	j^rWtF
nota	aJdIeJiGk^oHpJ
notar-	b^lW
notarfachangestellte	aX
notarfachangestellte oder	aX
notdi-	fTqT
notdienst	fTqT
notdienst nur	fQ
note	q\\tS
note$	aHpRtW
notes	tT
notes from	tT
notes$	lSpVtJ
notfa-	jQqR
notfalls	jQqR
nothi-	qSrT
nothing	qSrT
nothing$	pJqW
notic-	oSrQ
notice	oV
notice$	oW
notig	jRlXnT
notig$	jUkElSnU
notio-	iGjWnJ
nous	kQtV
nous avons	bJlUmJpKtQ
nous cherchons	aYcI
nous faudrait	tT
nous faut	bR
nous ne	qX
nous quitte	qT
nous$	h\\iJsQtR
nouve-	hRiV
nouveaux	iW
nov	ob
nov 00	fHoZ
nov to	fToQ
nov$	aJfUnFoTtJ
nova	cU
novem-	iSqS
november	iUoR
november$	fHiVoTqS
novembre	fVoGqT
novie-	oT
noviembre	oT
noviembre$	oR
now	oS
now 00	bUhJlQoJ
now and	iVjK
now$	oX
nplq	j\\
nr	c\\
ns	hSjK
ns business	hSjK
nucht-	cKiHjWrV
nuest-	bU
nuestra	bKhTiQ
nueva	cYhT
nueva$	cUhV
nueve	fTiY
nueve de	fW
nuevo	bTeK
nuevo en	iQ
nuevo$	bTcKeJjJmK
nuit	fYnQpQ
nuit$	aVfSnWsK
nuits	iKlUnR
nuits$	bKfQlUnR
null	hU
number	rR
number$	rWtT
numer-	j[r[
numero	iTrQ
numero de	iWmKpRrK
numeros	jTtR
nunca	fViJ
nunca$	fViJ
nunea-	cT
nuneaton	cT
nuneaton$	bQcS
nur	fRiQsS
nur mit	jS
nur wenn	iSnTsK
nur$	aHbJcHdHeHfHgHhHiEkHlHmHnYoHpHrHsItI
nuria	hJiJpV
nuria$	hJiIpU
nurse	aWiQmQtI
nurse$	a\\bJiR
nurse-	rR
nursery	bT
nursery$	bV
nurses	lRmRrR
nursi-	aTiU
nursing	aTiU
nursing$	aXbJ
nutze-	i[jK
nvq	aRjY
nvq 0	aRjV
ny	bFcYrU
nz	aKcTgIjS
o	aRjV
o ade	jY
o afin	jW
o al	sT
o de	aZhTtK
o encargado	aU
o jefe	aTmH
o no	fHjSpU
o para	iU
o sea	fSiIpW
o si	aKdZkKlKqK
o similar	jW
o$	aWiKjSpS
ob	jJlWqZ
ob du	jKlR
ob wir	iRqQ
oben	gTrW
oben$	gKrY
oberf-	aKjRkR
oberflachen	aKjRkR
oberm-	bRcGpU
obers-	oU
objek-	aKc]hK
objet	pYrG
objet :	tX
objet-	gRiT
objetivo	iT
objetivos	gR
objetivos de	gQ
oblig-	jVlRsR
obligatoire	jQlS
obligatoire$	kKlT
obligatorio	iTlQ
obra	e\\
obra$	eXmT
obser-	iVrS
obst	cKhViVlKnKtK
obvio-	hQjRqU
obviously	hQjRqU
obviously$	hTjW
obvs	cJhWiUlI
obvs$	hXiUlH
occas-	cTfRiTnQ
occasional	fTiVnS
ochen-	hR
ochenta	hR
ochenta euros	hR
ocho	mS
oct	oW
oct$	iQoVqR
octob-	oS
october	bQ
october$	iUoS
octobre	oT
octobre$	oU
octub-	eSoR
octubre	eSoR
octubre 00	qV
octubre a	eWoI
octubre$	oZ
ocupa-	mQ
ocupacional	mQ
ocupacional$	aV
odd	i\\
oder	jZ
oder 0	rY
oder 00	fXgHsQ
oder ahnliches	jQkV
oder an	pS
oder ein	jT
oder eine	aUkWtK
oder einen	aX
oder kaufm	jV
oder mindestens	fQjR
oder nach	oR
oder polnisch	jKkXnK
oder python	jQ
oder so	jGlUqW
oder vergleichbar	jQ
oder$	aQfHgShKtZ
of $	hY
of 0	mYnToT
of 00	bYi[
of a	aKpTtS
of course	hHiJjQqY
of data	aKiS
of doing	jS
of england	bTkQ
of feb	oStK
of february	pT
of five	mU
of her	sT
of hours	cKiWlK
of house	aRhHiV
of it	iXqT
of june	eKoZ
of march	oV
of month	fHhSiKoJqZ
of my	bHpGqQsV
of people	aXbG
of seven	mW
of shift	iYkK
of six	hTiKmX
of that	jQlVqWsJ
of them	aXbQsJ
of these	sWtT
of those	dQkY
of three	hHiKmV
of us	b_mT
of which	bSdUgJtJ
of whom	mZ
of your	gXiC
of £	bScK
of €	hR
of$	cIjStV
ofert-	bIpX
oferta	bIpY
off	fUhW
off in	bW
off on	fJjGoXpGqGsStJ
off so	bSeHfT
off the	cQq[rJ
off to	qW
off with	sS
off$	fZhR
offen	gQiIqX
offen$	iKqT
offen-	bIeKiStW
offer	q\`
offer-	hX
offers	iV
offers$	iV
offert	hY
offert$	hY
offi--	hWjH
office	dQ
office /	dQ
office 0	dZ
office 000	bKjSsS
office days	cKdV
office in	cS
office is	c[
office manager	dKiW
office rest	dEmY
office$	dSfJpT
officer	aZ
officer (	eS
officer 00	aJbK
officer$	aVbKrT
offices	bQcUiE
offices in	bSiF
offiz-	aVbT
offiziell	aV
offnu-	fV
offnungszeiten	fW
offsh-	bQqZ
offshore	bVgQ
ofici-	aR
oficial	aReRgT
oficial de	aSjS
oficiales	aTbTcFfJiJjR
oficiales de	bWcF
oficina	cUdV
oficina 0	bQcGdW
oficina de	cGdShJiKpV
oficinas	bV
oh	cKfJpUqVsVtI
oh and	qT
ohne	jUrWsR
ohne foto	rQ
ohne zu	jVrK
ojo	qZrS
ok	lWtS
ok brain	tR
ok if	jKl[
ok so	bQ
ok with	bKj_tE
ok$	dUfThRjKlTtQ
okay	iKt]
okay$	cJpKtZ
okoro	m_
oktob-	oX
oktober	oX
oktober$	oV
old	bWcSsY
old$	b\\jI
olden-	cS
oldenburg	cR
oldenburg$	cR
older	kTlBsX
on /	fW
on 0	iR
on 00	gXhKiKpU
on 000	pW
on a	bT
on at	fVjW
on call	fXiW
on cherche	aStT
on dit	pKqQ
on duty	hSiI
on en	bVjIkW
on est	b]
on fait	bZ
on fridays	bThSmS
on l'a	kR
on lake	cXnTqG
on linkedin	rStW
on n'en	qV
on ne	qT
on our	bTjIlW
on peut	qS
on prefere	fZ
on s'en	l[
on se	bIcJtY
on site	aRdWfJiHpV
on teams	aStK
on thursdays	fGhYiT
on top	gShTiRjKkJ
on tourne	cSpKqQ
on tuesdays	cHdVfImK
on verra	gR
on veut	dTlIoIqFsQtT
on wednesdays	iTpW
on$	fQ
on-ca-	cKfQgRiU
on-call	gTqR
on-call shared	fUgK
onboa-	iVqKtR
onboarding	iVqKtR
onboarding$	iS
once	lQmRnQ
once a	dTn\\
once de	qR
once in	fKi[
once$	cElV
onda	cZ
one :	bU
one a	fHjKnJpKqIr^
one anchor	dV
one and	fT
one at	aXjI
one but	qW
one day	cVdU
one in	cIiStV
one is	cKiKnVoIqV
one more	t\\
one of	sU
one other	hQkHmX
one over	sU
one page	pU
one saturday	fS
one was	qRsS
one week	iHnZ
one weekend	fRgJ
one with	rUsStI
one year	hIjU
one$	dR
one's	iUqV
ones	iQjV
ones$	jW
ong	a@bbtH
ong de	bS
onlin-	jTpW
online	jUpT
online$	jT
only	sY
only 0	cSdWfJhKjKsK
only for	gUkIlX
only male	sS
only no	pW
only to	eSjUpGqC
only via	pUrQ
only$	dRqV
onsit-	cJdTiGpV
onsite	cJdTiGpV
ont	sUtS
onze	bQhJmToT
oo	g\\iKjKkIlKqK
oos	jW
op	aTjStH
op$	aV
opcio-	fRoU
opcional	fRoU
open	cGeQgKi^
open a	bS
open$	gJiZ
open--	eYoK
open-ended	eYoK
opene-	lS
opened	lS
openi-	tT
opening	tT
opening$	iT
openl-	gTjS
opens	oRqW
opera	iQjZ
opera$	cKiTjR
opera-	a\\iK
operacion	kUqZ
operaciones	pS
operateurs	iJmVtK
operating	bIgWiKtU
operations	aXqJ
operative	aVjQ
operator	aQbScQtF
operator$	aGbWgKjK
opini-	kT
opinion	kT
opinion that	kT
ops	bWpR
ops$	aGbYcIeKfIgIiIjJnKoKpUqItG
optic-	a[
optik-	a[tJ
optim-	eKjHk\`nK
optio-	dSfKgUhWjK
options	fIg\\hH
options 0	gS
options$	gXiH
or	j\\kQ
or "	lKsW
or 0	fYgK
or 00	fWjJ
or 000	hFk[
or 00000	pT
or a	kX
or an	iKkV
or as	oR
or better	jS
or cm	jZ
or commercial	bIlV
or comparable	iHjR
or do	iGjVlS
or drop	pR
or eligible	jR
or employed	eU
or equiv	jU
or equivalent	jR
or five	dEe]gEhHjInY
or from	cHdY
or get	jX
or ireland	cUdH
or level	jW
or manufacturing	jT
or ms	jW
or nearly	jS
or remote	dRkK
or so	iSjS
or swansea	cR
or text	pV
or the	cTgKjV
or thereabouts	eKfKgStS
or we	iR
or will	j[
or willing	jS
or$	cTjUkS
oracl-	aTdQiR
oracle	aTdQiR
oracle$	aRiT
oral	b[pT
orden-	cIfTiT
order	i]
order$	cGi\\
order-	i[
ordering	iS
ordering$	iS
orders	iX
orders$	iW
ordin-	jZqQ
ordinary	j[
organ-	bUfTjJ
organisieren	iU
organisieren$	iV
orien-	j]oU
orientation	oZ
orientation$	oT
orige-	gTiIjY
origen	gTiIjY
origen$	gTiIjY
origi-	bViSpU
ort	cXdZ
ort :	cR
ort in	aYcEdQ
ort$	dTpU
ortst-	cTiIjKlKnZ
os	aShU
oscil-	cJiFj\`
oslo	dQqT
oslo$	qT
ost	cYgQ
ost$	cZ
oster-	oXqQ
ostern	oYqR
ostern ist	oWqG
ostern$	gIoY
ot	aVbDfRhKjIpQtI
ote	g\\hK
ote 00	gV
other	fTmY
other two	cRmU
other$	fW
other-	cReQiI
otherwise	cSeRhK
otherwise$	bTkSrT
otra	iJmYqT
otro	fXqQ
otro$	aTfX
otros	aJmU
ou	jT
ou 00	eYpV
ou a	aKnV
ou equivalent	jS
ou sa	aWbImDtR
ou titre	aSjR
ou un	a^bJ
ou une	aZ
ou$	eS
oui	hWtU
oui c'est	tX
oui$	aHhZ
our box	bSgK
our name	rU
our present	mKq[
our$	aJbGcBjFmFtZ
ours	hTjJqQ
out at	iU
out in	bThKiT
out of	cSiQ
out the	aGiXtS
out to	c\\dInDtG
out$	fWhGqT
outfi-	bWcK
outfit	bWcK
outfit$	bW
outgo-	oV
outgoing	oV
outil-	hU
outillage	hU
outsi-	cSdQhS
outside	cSdQhS
outside in	hJkKlU
outside$	lRsT
outso-	iVkJtJ
ouver-	bZgHhHiGtK
ouvre	cDtW
ouvre un	aSbQ
ouvri-	aZiHoG
ouvrier	aUiJ
over	fThI
over 0	cQfU
over 00	bUfSsZ
over a	q[
over target	fIgX
over to	iU
over$	bJcKfT
overa-	hYiEpGqFrK
overl-	aQoT
overlap	fQoV
overn-	cSnW
overnight	aIcTnX
overs-	aHbIcIdIeIgIhHi^jCkHlImGnGoGpKqGrHsItI
overt-	fSgR
overtime	fSgR
own	j[
own car	hKn[
own licence	iXjF
own phone	bUhKjW
own the	iY
own tools	jU
own$	jVlQ
owned	bZ
owned$	aKbX
owner	iXmKqQsS
owner-	bZcIiIqT
owners	bUiH
owns	iX
oye	tW
p &	aQbJiVlT
p /	eQgKhU
p 0	aTfQgT
p a	gSiJnU
p$	bRgRtI
p.m	gTkKpR
p.m$	gUkJ
pa	aTjZ
pa 0	j\\
pa$	fKiZ
paar	bRjRtT
paar$	rV
pacie-	jWqT
paciencia	jWqT
paciencia$	aRfIqX
pack	i[
pack$	bQfKi\\
packa-	bSgKhR
packaging	bUgEhSrQ
packaging$	bWiKjIrU
packi-	bUiIqT
packing	bUiIqT
packing$	aJbScKdKeKhJiIlKmJnKoKqUrKtK
paco	aHeQtX
padre	bY
padre$	bT
padre-	hUsQ
padres	hUsQ
padres$	hViQ
paga	cKg[iHqI
pagad-	gShVnV
pagada	cJgUnQ
pagada$	cIgRhSjKnR
pagado	hVpT
pagado$	bKhZpS
pagados	iHmJnXoK
pagam-	hT
pagamos	hT
pagas	g^
pagas con	gRhJ
pagas$	g^
page	qTrU
page at	rT
page$	r[
pager	fTkGtI
pages	pT
pagin-	iVjGrR
pagina	rT
pago	gXhRkR
paid	gUh[
paid +	hS
paid 0	bKfHnU
paid at	fVhI
paid by	aKbYeJ
paid every	gXhGnK
paid for	bJhWjHlR
paid half	hUpT
paid so	oR
paid weekly	gVhK
paid$	hYjHlRnY
paie	aRiVqT
paie$	aSiT
paint-	cYgHhJiTjHsJ
paise-	bY
paises	bY
pala	aV
pala$	aQ
palab-	pQrY
palabra	gQpSrS
palabra$	iIpVrQ
palabras	rX
paleo-	eRj]kA
palli-	aYcJeKjFkZqJtH
palliative	jGk\\
palma	cW
palma$	aKbQcX
palma-	cRiS
palmas	cRiS
palmas$	cRiS
panad-	aX
panadero	aX
panadero de	aV
panel	pX
panel 0	pY
panel$	pU
panie-	g[hR
panier	gThS
panier 00	gQ
panier$	gW
papa	bWqS
papel-	eTiVlJqS
papeles	j]lF
paper	dQpX
paper$	aKdKiQpV
paper-	dXiZjK
papers	iXjKlT
papers and	jIlW
paperwork	iX
paperwork$	iX
papie-	aKb^jK
papier	kR
paque-	fVgV
paques	fX
par	hR
par an	hSnT
par deux	b\\
par jour	hKnW
par la	hZmU
par mel	pT
par mois	f[iU
par nous	dGh\\nHqKtK
par semaine	fXhQmR
par un	bTjK
par une	iIjKpTrU
par$	tW
para	bR
para :	bRrItT
para casa	hUpQ
para clinica	aIbU
para el	aV
para la	aRiX
para leer	dSjU
para linea	aBbUc[iG
para mi	aGqTtV
para una	aKbRjJkTpUqK
para$	aIbAcIt\`
parag-	iKpJrWtU
paragraph	iJtV
paragraph$	iItW
paral-	mZ
paralegal	aQtK
paralegal$	aVtJ
parallelklasse	m]
parce	fJjTsKtS
parce-	bViQ
parcels	bWiQ
parcels$	aQiS
parci-	e[
parcial	e[
parcial de	eR
parcial$	eY
parej-	sS
parent	kWpR
parental	eZhT
parental leave	eWlKoT
parental$	eShV
parents	hQqQ
parents$	hVqQrT
parfa-	kToR
parfait	kToR
parfait$	hKkTlHoS
paris	c[qS
paris-	qS
parish	aS
park	bQcThW
park$	cYiKqU
parke-	cVhHjQ
parki-	h[
parking	h\\qR
parking space	gIhSqS
parking$	qW
parkp-	cHhV
parkplatz	cHhV
parkplatz$	cIhU
parla-	fS
parle	rSsS
parle-	jQkQ
parler	iGjT
parles	iS
paro	bWfR
parqu-	aGcY
parque	aGcY
parro-	jIsV
part	eSmS
part a	qW
part le	hJiUoWrQ
part of	iYjUqJ
part time	aGebmStI
part$	gVmQ
part--	aTbKcKeQqT
part-time	aSbKcJqU
part-time$	aTbJcJqT
parta-	gVhU
partages	gW
parte	bS
parte-	gViUjK
partes	gWiVjJ
participation	gQhY
participation$	gAh^
partida	f\\qR
partida$	bJcKfYiKnK
partido	fV
partiel	e[
partiel$	eR
parties	bQcHiU
partir	iR
partir de	gQ
partn-	bQhZ
partner	aSqU
partner$	aWhR
partners	bSfKqJsT
partners$	bYfK
parto-	hSnUpI
partout	hTiInWpH
partout$	bKhTrQ
parts	bTjT
party	jX
party$	jY
pas	lQqR
pas besoin	l_tJ
pas craindre	jXqJ
pas de	fSjIs\\
pas demande	l^qK
pas en	qR
pas encore	qW
pas faite	jGkHlXqQ
pas la	cJjHlUrKsW
pas le	r[
pas plus	dVfWrT
pas que	rV
pas quelqu'un	sZ
pas sur	qTrV
pas trop	r[
pas un	qYrR
pas vous	j_qK
pas$	jSqSsW
pasa	bQpZ
pasa por	pY
pasad-	oVpKrS
pasado	oVpKrS
pasado$	bUgUiHoJ
pasar	iQjW
paso	cGhJjImZqI
pass	bQhT
pass it	qTrKsS
pass$	bShW
passa-	kTqT
passage	kXqS
passe	iTmQqT
passe$	aIbHcGeIfIgQiZjJkKmInKpKtH
passed	qR
passed the	kU
passed$	hSqT
passen	jRsYtJ
passer	pW
passer dans	jX
passi-	aHfQrIsWtU
passp-	jHpX
passport	jHpX
passt	pIs^
passw-	bJcGi_qRtJ
past	f[gJhHlK
paste-	aZiJjH
pastor$	aR
pastr-	aTiWtJ
pastry	aTiWtJ
pat	hUpUqS
patch	cWiQnS
patch$	fJiWnV
pater-	mRqJsS
patie-	bQjW
patience	jY
patience with	jV
patient	fKjW
patienten	bRgU
patients	bWiJjHtJ
patients$	bWiJjHtJ
patio	aHcXjIqGsV
patis-	aZfJ
patissier	aZfJ
patro-	kRqR
patrols	iZ
patron	kVqQ
patron$	pQ
patte-	aKdRjR
paul	fUqWtS
pause-	hRjU
paw	pWrQ
pay	gW
pay $	eKgQpR
pay :	q[tI
pay for	fKhWlV
pay the	gHh\\lQnQ
pay £	g\\
pay$	fTgThSrR
paye	cJe\\gRiIjFnI
paye$	aKcFe]hKiEjFoKqKsKtI
payee	fGh]pT
payee-	gTnU
payees	gTnU
payees$	nW
payes	gThJnT
payes$	gThJnR
paylo-	pR
paylocity	pR
payme-	aTbQiQ
payment	hHiWqS
payments	aVbS
payments$	aJbU
payroll	iQ
pays	aGb]fGgKtD
pays 00	fHhW
pc	iS
pc$	iU
pcq	rJsStZ
pcv	aQlX
pdf	cHdKlIp[
pdf$	cHdKlIpY
pdl	cQmR
pdl$	mS
peak	fSiW
pedag-	bRjQlI
pedagogique	aQjRlI
pedagogique$	jVlH
pedid-	iWoJ
pedidos	iWoJ
pedim-	jUlS
pedimos	jSlT
pedimos titulo	lQ
pedir	iEjQk[
pedir$	iFjKk\\lK
peine	cSjHlZqQ
peine$	cSjHlZ
peint-	aW
peintre	aW
pelle-	bQcSiQtH
peluq-	aYtI
peluquera	aS
peluquera canina	aS
penal-	aJbV
penda-	iQrS
pendant	iQrS
pende-	cTnSqI
pendi-	jTqV
pending	jXqQtK
pending$	jXtJ
pensa-	tS
pensando	sT
pense	q_
pensi-	hZ
pension	hV
pension (	hZ
pension 00	bRgQ
pension plan	hT
pension scheme	hQ
pension$	h\\
pensiones	gIhW
penza-	cY
penzance	cY
penzance$	cY
peon	aX
peopl-	rQ
people	rR
people 0	bSqQ
people in	bScKdIrTsK
people$	bXjT
peque-	iQmVsU
pequenos	gGhIs\\
per	gUiQ
per cent	fEgQhW
per diem	gQtJ
per month	nY
per video	pQ
per week	jK
per year	fFgJiUn^
per$	hT
perce-	hSiQkK
percent	hSiQkK
percent$	gDhViV
perdi-	q[
perdo-	qT
perdon	jQ
perdon$	bJeSjUqK
perdona	qV
perf	aBhKiIjIkUm[qJ
perfe-	kSpJ
perfect	jR
perfect$	jU
perfi-	rUsR
perfil	rWsS
perfo-	aJbStI
perio-	iRrQ
periodo	dRrR
periodo de	dRrR
peris-	a[bJ
perm	ec
perm 00	cUfIjK
perm after	eR
perm from	jJoXsI
perm$	e\`
perma-	eZ
permanence	bKiTlH
permanent	e\\
permanent$	e[
permanents	bUmT
permi-	jV
permis	jR
permis b	jS
permis c	jR
permis$	jQqQrR
permiso	jU
permiso b	jR
permiso de	aIeU
permiso$	eUiI
permit	jS
pero	q[
pero de	cTtT
pero lo	kRqItX
pero no	gKkXlKqR
pero que	qW
pero si	jUlR
pero sin	r[
pero$	jKkV
pers	b[hW
pers$	b]
person	iQ
person$	aVtT
persona	aT
persona que	aV
persona$	aScKfTqJ
personal	iQjIkHlSmRsT
personal$	aKcHfKiGlHmWqKsJtI
personalabteilung	gJqEt[
personas	aQbTmR
personas de	mW
personas para	aWbJ
personas$	bRmU
personen	bYfKpK
personne	cJtT
personnel	gGhW
personnes	bXpS
personnes$	bW
persons	aYbQiJ
persons$	aUbScKiG
perth	c[
perth$	c[
pesad-	aTmI
petit	hRqV
petit-	iR
petit-dejeuner	iQ
petite	aIfUjGkR
petites	iR
petits	sQ
petri-	cKiWsY
petro-	hU
pets	hXlQ
peu	iVkQ
peu de	iV
peu$	jHkRlV
peur	j]sQ
peut	qX
peux	qRtQ
pfarr-	cTiQmTtH
pfarrer	aJbRmZ
pfing-	oZpKqS
pfingsten	oZpKqS
pflan-	jCk\`tI
pflas-	iY
pflaster	iY
pfleg-	aTmW
pflege	aStK
pflegehelferin	eKiGmY
pflegen	gKi[
pflic-	cKiVjTtK
pflicht	jVtK
pflicht$	jVrK
ph	gStZ
ph$	iKpIt]
pharm-	aSbRiKjWtI
phase	aFbXcIdKeKfJgHhKkKlKnKpIqKrKsK
phd	bDlY
phd students	bDiUmV
phd$	cHeKfKiKjGkIlWmKnKpK
phil	bKiJqX
phone	hYiR
phone £	hQ
phone$	haiHqR
phone-	lV
phones	lW
phones$	lX
photo	r^sR
photo of	qW
photo$	cKiSjImIpKrGsU
photo-	bRiIkSpV
photographs	p[
photography	cJhKjKkY
photos	pQ
phras-	rVtQ
phrase	eRtR
phrase sur	rW
phrases	rY
physi-	hKjWmT
physical	jW
physically	jV
physics	aSjU
physics$	jW
physio	aS
physio$	aW
physique	iSsU
pi	c[iImV
piani-	mTqK
pianist	mTqK
pianist$	aQlUmE
piano	jSlU
piano$	aRjS
pichl-	mS
pichler	mS
pichler$	mS
pick	gQibjK
picke-	aRfKiR
pico	gTqS
pics	hKiRpZ
piden	lUsU
pidio	q[
pidio el	mJq]tJ
pido	jTlR
pido que	hIjYqKtI
pie	jW
piece	gX
piece-	bRhW
pieces	bRhW
pied	gKiTqR
pied$	fKhIiUjIkKoKqQ
piers	mUtW
piers$	mKtY
pikle-	bU
pikler	bU
pikler$	bUiHjK
pilar	mSoRtT
pilot-	mV
pilotage	iT
pilotage$	iQ
ping	hZiIpS
pint	h\\pK
pinte-	aJiStJ
pinterest	aJiStJ
pinzg-	cQnRtK
pinzgau	cQnRtK
pinzgau und	cQnRtK
pipel-	iW
pipeline	iT
pipelines	eJiV
pisci-	b[cHiY
piso	hZ
pivot-	jQ
pivots	jQ
pivots$	jQ
pl	bS
pl$	bWcJdR
place	bQcS
place :	c]
place du	rT
place$	hVqS
place-	lUnS
places	bTjJlR
places$	hY
plafo-	qU
plafond	qV
plage	bVrVsJ
plain	jQr\\
plain english	rU
plain$	rY
plain-	sX
plais-	qY
plait	rV
plait$	rW
plan	hWiX
plan de	gKrQ
plan the	iZ
plan$	bJhWjY
plane-	iRmU
planen	iRmU
planen$	bJiSmU
plani-	i[kR
planilla	fKgS
planilla$	gYhE
planned	iR
planner	aZtF
planner$	aT
planning	fUjQsQ
planning$	gGjY
plannings	iY
plano-	bRjR
planos	bRjR
planos$	jX
plans	i_jT
plans$	iYjT
plant	b^iJmZ
plant$	bU
plant-	bRiUtS
planta	cS
planta$	bIdSiV
plantilla	aQbHcJiKtV
plast-	bThHl[mJqItK
plata-	bQiR
plataforma	bQiR
plataforma elevadora	jU
plate-	iU
plateau	cSmR
platf-	lTmU
platform	lTmU
platt	kRlZtK
platt-	bHcX
platz-	bRhWiT
plaue-	bKcYiK
plauen	bKcYiK
play	bQcFeKfKgIjIkYlKmJ
playw-	iQjRtK
playwright	iSjT
plaza	aT
plaza de	aX
plaza$	cTnI
plaza-	qQ
plazas	qQ
plazas$	bV
plazo	fHpV
plc	aWjWtI
pleas-	rR
please	rR
please :	pTqKrVtI
please don't	qWtI
please make	rW
please no	lSpKrIsU
please not	rRtS
please$	pRrQtR
plein	cSeQ
plein$	cSeWfKjI
pleur-	jUqUtJ
plieg-	iR
pliego	iR
pln	gQ
pln gross	jJ
plomb-	aVpJqS
pls	rRsWtQ
pls$	hGsTtW
pluie	jX
plumb-	aVbQgKjR
plumber	aZcK
plumbing	aKjUlQ
plumbing$	eKiKjZlJ
plume	jVtS
plus	gV
plus 0	bS
plus a	aJbKmV
plus car	gZhE
plus de	hZrV
plus die	hX
plus one	cQhWkJ
plus the	fKhJiSjHmQtK
plus$	k\\
pluse-	fR
pluses	fR
pluto-	sY
plutot	sY
plymo-	mQnT
plymouth	mQnT
plymouth$	aImInT
pm	fR
pm 0	hI
pm 00	fUpV
pm each	gKiT
pm on	fIjW
pm$	aUtV
pmi	aIbFcCdIeHfIgHh\\iIjQkHlImHnIoIpIqHrJsEtF
pms	iRjW
po	jQlT
po 0	gV
po$	iUjKpS
poco	bSkR
poco$	iSjWqF
podem-	qS
podemos	qS
podol-	a\\bI
point	g\\tR
point 0	gZ
point$	gUhJiHrW
point-	jS
points	jXkR
points :	kQtU
points$	ja
polan-	bTcSjG
poland	bTcSjG
poland$	aKbTcSeKfKgKhKiIjGnJ
polic-	kRpT
police	bQjSkQ
policy	hRkRrQ
polie-	aJcJiXjStJ
polig-	aScX
poligono	cV
polis-	kU
polish	kU
polish$	cJiGjKkV
polit-	bS
polite	qU
politik	aT
poliz-	hXoKrKtK
polni-	rW
polnisch	rW
polnisch$	jJkU
pompe-	jT
pompes	jT
pompes a	jQ
pon	qQrWtQ
poner	iWqDtW
ponfe-	cU
ponferrada	cU
ponferrada$	cU
ponga	jHlGpWtX
pongas$	qT
ponlo	r_
pontivy$	aQcQ
ponts	bWfV
pool	bSgThQ
pool car	cUhUnR
pool$	b\\cHgGhKtJ
poor	qT
pop	aKeR
por 00	gShK
por ansiedad	qT
por el	bUqX
por encima	mRqS
por escrito	fXgFjI
por eso	bUqQ
por favor	lSrUsS
por la	dR
por las	sZ
por lo	cKeKfYgKhJjQmKnKoKpKqIsI
por los	pKs^
por palabra	gYjDpDrV
por que	iW
por semana	dRfV
por si	bU
por telefono	hIiTjJqU
por turno	aGbWmW
por$	eZpS
porfa	r\\
porfa$	rSsS
porqu-	qW
porque	qW
porque no	fRgK
port	cTiU
port$	aQcU
porta-	dReQgGpQ
portal	pS
portal$	pV
portales	bKiVpS
portales$	pW
portatil	hX
porte	jVqU
porte-	aVjS
portefeuille	iX
portefeuille de	iX
porter	aUj[
porter$	aXqGtH
portes	aTiK
portf-	lJpX
portfolio	aRjQpQ
portfolio en	jJnSoK
portfolio$	iKjUpG
portfolios	iUlHpU
portu-	kY
portugais	jKkT
portugal	nV
portugues	kZ
portugues$	kZ
portuguese	jSqJrU
pose	jQqX
posib-	dRkV
posibilidad	dUiJoS
posibilidad de	eKiIoT
posible	kWsQ
posit-	aV
position	aV
position :	aV
position$	aWbIiQ
poss	kSoT
poss$	kToV
possi-	nS
possibilite	hU
possible	nT
possible$	fTlKnSoS
post	aRrR
post :	aRrQtG
post it	qQrT
post on	qKrS
post$	aW
post--	jW
posta-	p[tR
postd-	qV
postdoc	qV
poste :	oS
poste a	fU
poste$	aS
poste-	aTgQ
posted	gW
posten	tT
postes	aUcRfI
postes$	aWbK
postg-	jY
postgres	jV
postgres$	jR
posti-	pSqRtR
posting	pSqRtR
posts	a[jHmIr[tA
posts$	a]eIiKmGrFsK
postu-	pQqUtS
postuler	lItT
pot	gHhXqV
pot$	fHgGhY
pound-	g[
pounds	g[
pour cent	gT
pour commencer	gV
pour demain	tR
pour faire	bJhKiWlJoS
pour l'instant	gRqT
pour la	kV
pour les	iJjRnUsU
pour moi	qQtZ
pour un	bU
pour une	aGb[
pour vous	hWiIoU
pour$	aDcKiHjVt\\
pourr-	aSqQ
pourrait	qV
pouss-	qV
power	jVkU
power bi	kY
power-	iSjTkT
ppl	aSbUsRtK
ppl$	aHbYtR
ppo	h\\jH
pqe	aHbKj\\
pr	aKoV
pract-	bRpR
practicante	sX
practice	bZ
practice in	bWcI
practice$	bXeSfHhJ
practising	hXsT
prair-	aIcS
prairie	aIcS
prakt-	iUsS
prase-	da
prasenz	dW
prasi-	iRpXqQ
prati-	bSiJjU
pratique	hRiJjW
pratique$	gR
praxi-	hT
praxis	bQdRjQ
praxis mit	bWhJiR
praxis$	bHdTjT
pre	eJhHiJk^
pre$	aKcJfKgEjEk_lIoKqK
pre-a-	cDeHi]
prece-	qW
precedente	qW
preci-	rVtW
precise	rS
pref	jDk\`sR
pref$	jEk[sU
prefe-	kQs[
prefer	sX
prefer a	qQ
prefer$	jT
preferably	sV
preferably a	sQ
prefere	fVqY
preference	kQsX
preference$	kRsW
preferencia	cKpKsV
preferred	jJk^oR
preferred$	jGk[oR
pregu-	p]
pregunta	rU
preguntan	bRkJqY
preguntar	pT
preguntar por	pT
pregunte	iS
pregunte por	iS
prele-	iWjT
prelevements	iZ
premi-	gShQjR
premier	jU
premiere	dRjXrQ
premio	bQgR
premium	fIgWhR
premium$	hSpJ
prena-	hJiGjGkYoKqIsX
prend	q\\
prend-	nVqS
prenda	qS
prens-	bRjR
prensa	bTkJqR
prensas	jX
prep	i]
prep$	aHbGcHdHeHfFgIhFi[jIkJlHmHnHoHpHqJrHsHtH
prepa-	hQiT
preparar	iU
preparar la	iS
preparateurs	aV
preparateurs de	aUiJjJ
preparateurs$	aSiT
preparation	iV
preparation des	iW
prepare	cR
preparer	tW
preparing	iX
prepr-	jQ
prere-	lV
prerequisite	lV
prese-	dUsW
presence	aJbS
presencia	dTiJsU
presencial	d[
presencial$	dW
present	qVrS
present$	dSrU
presenta	iXjJqT
presentation	eIs[
presenting	iU
presenting to	iT
presenting$	iU
presi-	bXpSqQ
presidencia	aHb[cGiK
president	pT
presq-	aKbIcYfIjJpZ
press	bSiSjU
press office	dIiWjY
press-	aQlQoQ
presse	i_
presses	bTiS
prest-	gShSiR
prestaciones	hY
prestaciones de	hY
prestamo	iT
presu-	iY
presupuesto	hSiQqX
presupuestos	i[
pret--	a\\
pret-a-porter	a\\
prete-	bZ
prett-	rUsU
pretty	rUsU
pretty$	rUsQ
preve-	iZ
preventivo	fFgKiXmH
previ-	cIr\\
prici-	aRcRiU
pricing	aRcRiU
prima-	cQfJiR
primary	bTcRfJiS
primary$	aGbWgIiJ
prime	g]
prime de	gThR
prime$	gQ
primer	eRhU
primer dia	eShU
primera	aUpR
primeras	oRqV
primero	iUrU
primero$	iWqIrW
primeros	kWoQ
primeros de	bXoW
primeros meses	gShT
primes	gW
princ-	kS
principal	bSiKmRpR
print	qU
print that	qY
print-	bQiY
printer	fKi\\qK
prints	jTrU
prior-	iYtU
priority	iWtV
pris	hSjKqX
prise	oV
prise de	fQoS
priva-	aThW
privada	bW
privat	hT
privat$	hV
private	bRhT
private medical	hR
private use	gFhT
privately	bR
privately owned	bR
prive-	bR
privee	bR
prix	h]iQlK
priya	dJeV
pro	hQnW
pro cnaps	jT
pro rata	eSgQ
pro woche	hIn\\
pro$	aQhVpH
proba-	eTiTtR
probably	aGkKlKmJrJsRtY
probation	dQeW
probation (	bJeU
probation$	eR
probe	eTgRhK
probe$	eSgV
probe-	eSpY
probearbeiten	hFpSqRsY
proben	iY
proben$	iY
probenahme	iVjJ
probezeit	dSeU
probezeit 0	eS
probezeit$	dSeU
probl-	hQqT
problem	hQqT
problem$	hTrI
proce-	iRrR
proceso	iSpR
process	aSpQ
process :	pY
proch-	hW
prod	qVtT
prod$	bIcDdJfJgIhIiEkKlJmJnJoJpJq[rJsK
produ-	aQhU
produccion	aDbXiKjV
produccion$	iJjV
produce	bXcKhJjG
producer	aY
producing	bX
producing house	bX
product	bTgK
product :	bT
product designer	mU
production	aYbGgWmQ
production$	aVbHcH
productividad	gV
productividad$	gV
productivite	hHi[
productivite$	iQ
producto	iR
producto$	gVqK
products	hZlH
produit	jR
produits et	fQiQ
produits$	gViT
produkte	cHfJhY
prof	aRhRqQtI
profe-	aQmS
profesional	jU
profesional$	jU
profesionalidad	jQ
professeur	gW
profi-	iJpXtQ
profil	tR
profil :	tR
profile	iFpTqItW
profiles	iGpY
profit	gQ
profit share	gU
progr-	aReQi\\
programm	iV
programm$	iT
programme	bQiR
programme$	iU
prohi-	rX
proje-	aWiV
project	aUtK
projekt	aHbQiH
projet	jV
projet$	bVeSjK
projets	iR
projets (	aRbQ
projets$	aVmG
prome-	qV
promedio	gU
promi-	lR
promis	bIlUqQ
promis$	jKlWpJ
promise	pS
promised	iStQ
promised$	aItV
promo-	iHjTlWmX
promotion	iIjVlY
prope-	aRiRjS
proper	aKiRkU
proper$	iRjQ
properly	jU
properly$	iRjV
property	aYcF
propia	bQkR
propia en	aHbRcKqStI
propia$	bScKjS
propias	pQ
propina	eS
propina$	eKgRhK
propinas	gVhK
propinas de	gR
propio	bRnS
propio$	bVhHjQnS
propo-	iW
proposal	iUnJpT
proposals	hSiU
proposals a	hJiY
propr-	iQsR
proprete	aT
propriete	bWhSsG
propu-	bJcKiZtQ
prora-	gV
prorata	gV
prorata$	gV
prorr-	eXgS
prorrogable	eY
prorrogable$	eY
prosp-	eViUjH
prote-	iSsR
protection	iV
proto-	i[pHrJtQ
proud	bW
proud of	bW
prove-	iS
proveedores	iU
proveedores$	iZpH
provetid	eShJoJ
provi-	hU
provided	fKhV
provincia	bRcY
provincia$	bRkK
provincial	j[
provision	g[
provision$	gV
proye-	aQ
proyecto	aReR
proyectos$	aRiT
proze-	aVdQtD
prozent	aKdUfRhS
prozent$	dIfUhW
prozess	qU
prud'-	qR
prud'hommes	qR
prud'hommes$	qQ
prueb-	pU
prueba	eQ
prueba de	jUpS
prueba y	e[
prueba$	dU
pruebas	gRjHkKpU
prufe-	bFiQmZ
prufen	iW
prufen$	iX
prufu-	iU
ps	cIiHjRmInHqZ
ps$	aKcHiHjQkKlKmHnHq[tJ
psico-	jKkTmX
psicologa	aUcKmU
pssst	cIiJqZ
pssst$	aJcHiIqZ
psych-	aQbUjY
pta	aVcQtK
pta$	aWcIjKtH
pto	hb
pto from	iVoH
pto$	h[
pts	aSmWtE
pub	bVlS
publi-	qU
public	bS
public$	aSbHqX
publicar	aJbRtQ
publication	iJrT
publicidad	qR
publico	eSqQ
publier	qVtS
publique	iJjSqX
publish	qVrR
publish$	rS
publisher	cJqX
pueda-	pQ
puede	jIkR
puede ser	gRoR
puede$	cIiVjFkZqI
puedo	qW
puent-	oUqQ
puente	oVqR
pueri-	gKhZ
puericultrice	aTmQtJ
puert-	iX
puerta	iZ
puerta fria	i[
puerto	pR
pues	eSqXtQ
pues$	eW
puest-	bQiJ
puesto	aR
puesto :	aW
puis	eTfQ
puis cdi	aI
pulle-	bSqR
pulled	bSqR
pulso	jT
pulso$	jV
pumpe-	bYjJqErJ
pumps	aKbVgKhGiVjIpKqJrJ
punkt	dQlR
punkt wir	hKjS
punkt$	dRlSrS
punkt-	cHjVkR
punto-	kZ
puntos	kZ
puntu-	hFjTkW
pupil-	bTeUiR
pupils	bUgJiT
pupils$	bVgI
purch-	jQtQ
purchasing	jU
purpo-	eSiT
purpose	eSiT
purpose :	eW
put	rY
put in	bSrU
put it	rX
put on	hU
put that	kQ
put the	hFrX
put them	jQlU
put you	l[
putti-	tU
putting	tU
putze-	i[
putzen	i[
pv	aXbRjKtI
pvc	aXbJcJ
pvc$	aZbJcKtK
pw	gJh^
pw$	gIh]
pytho-	jRkR
python	jRkR
python not	kElV
python$	jV
q	jQ
q 0	eKiWjFoUqV
q me	aTpWtI
qa	iU
qa engineer	aT
qa$	iUmT
qc	aUbHiX
qc chemist	aW
qc$	bHcKiZ
qs	aWtK
qu'il	iU
qu'on	hTsS
quai	aS
quai$	iU
qual	fKjW
quali-	iKjVtS
qualification	r[
qualification$	gHjCqIr\\
qualifications	iFjIlUt\\
qualifications$	cKiHjJlXtV
qualified	aKjY
qualified$	gKjXlKrK
qualite	aSbHcHmQtR
quality	bV
quand	iRkWoX
quand$	oUpK
quara-	fQgSsW
quarante	fSiKsZ
quart-	hR
quartal	fUqT
quartal$	fW
quarter	dQgRhGnU
quarter in	nU
quarter$	dQgShHjQ
quarterly	iTnQ
quarterly$	gYhK
quarters	h_iH
quarters$	h^iJrJ
quartier	aIbQgT
quartier$	aJbQgVhJ
quatr-	mR
quatre	mR
quatre ans	jVmI
quatre mains	iX
quatre mois	eS
quatre vendeuses	mS
que acabo	eKqTsS
que aqui	sU
que c'est	eIqVrZ
que ca	jFrWsX
que con	mIqY
que el	rSsR
que ella	aQqUsH
que es	iUqR
que este	sStQ
que esto	iQqQ
que hara	i\\tJ
que hay	dRfQjR
que haya	kSsT
que je	sR
que la	kRlIoQqW
que le	jZqS
que les	aKbKiJrXtR
que llamen	pR
que lleve	iZ
que lo	fSrQ
que los	s^
que luego	qTrW
que mas	bJgHh[jKkUlItF
que me	bTtK
que mejor	jJk[lHpK
que nadie	iTjS
que necesito	tR
que no	jRqXsU
que nos	bIcJtS
que para	gViW
que se	oQ
que sea	hIjZ
que sepa	jSkW
que son	sU
que suene	rV
que ya	jKlTqRrJ
que yo	eKmUtR
que$	tV
queda	fQqT
queda hasta	oX
queda-	tQ
quedarse	eSiKjKoQqT
quedarse$	dJeUiJjKoRqJ
quedo	pStW
queja	qRsU
quell-	bVcKiV
quelqu'un	aQ
quelqu'un pour	aW
quelqu'un qui	jQqK
quelqu'un$	aVcIjS
quelques	iRjT
quepa	rU
quepa en	rU
quere-	aQlQtQ
quereinstieg	kJlX
quereinstieg aus	kJlX
queretaro	bQcT
queretaro$	aJbRcU
queri-	iRjRtR
queria	iHjUqT
querida	tW
queries	i]
querr-	bKiKjJqTtU
quest-	rR
question	iKr_
questions	bQ
questions from	iT
questions$	qV
queue	iQjR
qui	oU
qui est	iRqT
qui passe	iJmWnKoIqT
quick	jUtU
quick one	bQtQ
quick-	jVpR
quickbooks	jX
quid	fHgRhViIkX
quien	bZhQjR
quien$	bUcIiFjGlJoJtT
quier-	iJtS
quiera	dV
quiera$	dV
quieras	aUbKfSrK
quieras$	aUbKfSrK
quiere	jQqRsT
quiere hacer	iIjX
quiere que	q]
quiere$	cHjJsItW
quieren	eXiGnJqU
quiero	sQtW
quiero$	aEcKhIrKsItX
quiet	iZoS
quiet$	aJgKhCiVoV
quimi-	aSqQ
quimp-	cU
quimperle	cU
quimperle$	cU
quinc-	nR
quince	aU
quince dias	oS
quincena	fUnT
quincena$	fYnR
quini-	gT
quinientos	gT
quint-	d]
quinz-	fVjT
quinze	fVjT
quiro-	cQiT
quit	qW
quita-	fSiRjFqJr\`
quitt-	qT
quitte	qT
quoi	bUtU
quoi$	bWtQ
quote	pUrT
quote the	pGr]
quoti-	gHiUnT
r	jVtY
r &	iUqR
r 00	iTjKtH
r 000	hKkT
r 0000	aDt[
r oder	jR
r$	aUiKjV
rabat-	gKhYiS
rabatt	bIgJhZ
rache-	iJlKpWqK
racon-	hGpIq[
radia-	jV
radio	b\`fJkRlI
radio$	bQ
radio-	aQ
rahme-	bUcK
rahmenvertrage	bUcK
rain	hVjU
raine-	jQsW
raise-	gQkT
raised	bT
raised £	bT
ral	gX
rale	qZ
rambl-	pKqUrUtD
rambling	pKqUrUtD
ramp	bSiTkQmG
ramp$	iVmG
rang	bWgIlT
range	gVjTpH
rapid-	bIcKeQjJtW
rappe-	gKjVnJpIqR
rare	bSgIiKtW
rare$	tU
rassu-	jIkSsT
rata	eSgQ
rata$	fKgV
rate	g\\iUjK
rate$	bIgThIiSjJ
rates	gSqX
ratha-	cWpT
rathaus	cWpT
rathaus$	bGiJlJpVqJsK
rathe-	sR
rather	sR
rather a	sV
rather not	qT
rather than	iJkWmStA
rather we	qRsR
ratin-	iEj\\qV
ratta-	mZ
rattache	mT
rattache a	mT
rattachement	iKmX
raum	aEc_
raum$	cR
raus	jWsQ
raus$	iTjKqTrR
rausc-	jIlCq[
razon	hKiKjKqXrJ
razon$	hJiJjKqXrI
rd	aKcSoT
rd week	fWjK
rd$	bJcT
rdc	aJbYcQtK
rdc$	aIbUcStK
rdh	aWeDlKoUtG
re	qQtY
re :	tZ
reach	aVkWmK
reach truck	jIkZqU
reach$	iQjR
read	j[
read a	jZ
read english	jS
read$	pUtV
readi-	cZrV
reading	cZrVtK
reading$	cXdRrJ
reads	jXqV
ready	hIsTtY
ready to	iJjR
ready$	hHiJsVtU
real	eKhQjVqX
real$	bWhXiKqK
reali-	gQoSpS
realistic	oTqJ
really$	fRiQsX
reaso-	dX
reason	qZ
reasonable	dWiIjT
reasons	bUdTjK
recei-	bQdV
recen-	sR
recent	sS
recep-	aViS
recepcion	aRpU
reception	iY
reception$	iGjVpT
receptionist	aWbQtJ
receptionist$	aV
receptionniste	bQ
recet-	iV
recettes	qS
reche-	aRtV
recherche	aVtU
recherche un	aVfQtI
recherche$	tV
rechi-	jUsT
rechn-	rQ
rechnen	bW
rechnet	rT
rechnet nach	rU
recht	oXtQ
recht$	kJoX
recht-	iKjSnRqSrR
rechtschreibung	jYkHrStK
rechtschreibung$	kKrS
recib-	eUgFiR
recibir	iS
recko-	aKiV
recla-	gKiYqS
recog-	kQpW
recoge	hU
recom-	iajHpQ
recon-	iWqT
recor-	i_tU
records	iX
recru-	pRtY
recruit	iRtT
recruiter	pRqR
recruiter screen	pXqI
recruiters	hKjGlJpXrK
recruiting	aSqUtJ
recruitment	p[
recrute	cKiKjKtX
recrute$	bIqKtY
recrutement	iRqUtT
recrutement$	cKiQpKqRtX
recue-	qX
recup-	fTqU
recur-	bRiR
recyc-	aTbGcJfKiKjWoH
red	bXjV
redac-	dVjYpR
redactalo	rU
redak-	jStX
redaktion	jStX
redaktion$	jV
reden	gUjY
redes	cJiZjH
redig-	tS
rediger	tT
redis-	iS
redisenar	iS
reduc-	h^
reede-	bW
reeder	qV
reeder$	iRqS
reel	j\\kKqQ
reels	iX
reemp-	aKjJkToJqR
ref	lTp\\tX
ref$	pU
refer-	iRpY
reference	pW
references	pV
referencia	rQ
referencias	iEjX
referent	aX
referentin	aThDm[
referrals	hKpT
refle-	jY
reflex	jY
refon-	iU
refonte	iU
refor-	lQ
refs	dHpX
refue-	eSiR
refuerzo	eSiR
refuerzo de	eT
refun-	gKiV
refus-	aQ
refuse	aQ
reg	iSjZpQ
regal-	hSiIkUsI
regalo	aKbRkVsK
regalo$	aJkWrJsJ
regar-	kVt[
regards	pKt]
regards$	tR
regel-	fXgD
regelung	hSiQ
regen	fVgIjU
regen-	hWiK
regensburg	cQ
regensburg$	cR
regie	pYqItQ
regim-	eRgKhW
regimen	eT
regio-	bY
region	aFcXhRnT
region$	hXnK
regional	kRsV
regional$	aUkV
regis-	jU
regisseur	qZ
register	bRpT
register is	iRpV
registered	bTgJjR
registered manager	aXgIjK
registered with	bKeSjU
registered$	hKj\\
registration	jX
regle-	aJcIdKeKfHjZmKnKoJpJqHtH
regre-	qZ
regs	jSkTtK
regul-	eQpHqUtJ
regular	aHeUfTqTtG
regular$	aHfXqUtH
regulatory	aVjR
regulatory$	aScKjR
rehea-	eKjR
rehearsal	gSjS
rehearsal$	iRjXmK
rehearsals	eJoS
reich-	pQ
reichen	dTpT
reichen$	dTpT
reichshoffen	aKcX
reichshoffen$	cX
reicht	lStS
reicht$	aQiKtT
reife-	bTtI
rein	rb
rein$	gSrY
reini-	iX
reise-	nV
reiseburo	aTlR
reisen	pU
rejoi-	bJcKmV
rejoignez	bJcKmV
relac-	eWkS
relacion	eY
relacion de	eV
relaciones	kW
relan-	iUqS
relat-	iRjV
relations	iX
relea-	bSiW
release	bZfKiU
release$	bVqJ
releases	fKiV
relev-	jW
relevant	iKjZ
relevo	eS
relevo de	cJiU
relevo$	eWpK
relie-	mYpI
relig-	sV
religious	sV
reloc-	gGh\\iK
relocation	gGh\\iK
relocation up	hQiK
rembo-	hWnY
rembourse	hXjK
rembourse$	hR
remed-	aEbFcJhIi[
remem-	rU
remember	rU
remis-	gHhZ
remise	gIhY
remon-	jXqZ
remor-	kU
remorque	kU
remorque$	kU
remot-	d\\
remote	dX
remote anywhere	cTjJ
remote in	dSkK
remote$	aSdS
remoto	dW
remov-	cQjT
removals	cQjT
removals$	iKjW
rempl-	eUrV
remplacement	eWrR
remplacement d'un	eU
remplacement de	jWtR
remplacement$	eVrY
remplacer	bKeRhJrY
remun-	gX
remuneration	gX
remuneration :	gT
renco-	pU
rencontre	pU
rende-	mS
rendi-	jX
rendu-	iR
rendus	iR
renew-	e\`jH
renewable	eX
renewable$	eX
renne-	cZ
rennes	aKc[iJ
reno	bKcYgJiKmJ
renou-	eXqT
renouvelable	eS
renouvelable$	eT
renouvelables	cJeW
renov-	eRhWiW
renovation	aKi_
rent	eVh]
rent a	e[gI
rent and	hV
rent if	hX
rent$	h\\
renta-	bWoJ
rentable	bWoJ
rente	eV
rente$	eViR
rente-	bUeSqU
rentn-	eVkIsV
rentner	eVkIsV
repai-	iW
repairs	iW
repairs$	iU
repar-	bScKiU
repas	hY
repas du	hT
repas$	gYhK
reper-	iVkWqJ
repet-	jTrX
repla-	qZ
replacement	eV
replacement for	qU
repon-	iTpS
repond	iKmUqQ
repond a	iKmUqQ
repondre	gJiUpTtK
reponse	fKpT
repor-	iQmc
report	iTmV
report to	mX
reporta	mW
reporta a	mV
reporte	gKqT
reporting	kTmQ
reporting to	iKmX
reporting$	iX
reports	iSmS
reports to	aKmY
reports$	iU
repos	fZ
repos dimanche	fS
repos$	bTfT
repre-	iZ
repri-	eThS
reprise	eThS
reprise d'anciennete	fKhS
repro-	iS
reproduce	iS
reps	aYbDiU
repub-	cRdU
req	jXtY
reque-	lRrTtT
request	aJrVtV
requests	iU
requi-	lXtR
requiere	tQ
requiere 0	bU
requiere$	cJtV
required	gQiQlR
required$	iUlW
requirement	lRt[
requirement$	lU
requirements	jW
requires	qRtR
requis	lZ
requis$	lZ
requisition	aIjJtW
requisitos	iS
research	cQjS
researcher	aV
reseau	bT
reseau de	bV
reser-	pU
reserve	cRpSqR
reserve$	bHcVqStI
reserves	pT
resi	aWtK
resid-	bV
residence	pW
residencia	aSbUjUtJ
residential	iT
residents	bQdShKpV
residents$	bUdSfJhFiKpKrT
resig-	q\\
resigned	qX
resis-	iKj_lI
resol-	iZ
respe-	kSpKrKt]
respect	jSkU
respo-	mXtU
responde	eKm[
responde ante	mS
responder	iT
responsable	aYmRtK
responsable de	aW
responsable$	aIcKiUmR
rest	dShStU
rest wherever	dT
resta-	b]hR
restaurant	gKhX
restaurante	bWhR
restauration	aX
reste	fUrU
reste entre	qX
reste-	rY
rester	rT
rester en	iQrR
resto	cKdZ
resto 0	hV
resto-	jW
restr-	iJjUqRrS
resul-	gJhViF
resum-	pW
resume	pT
resume to	bKrRsS
resume$	iKpWtK
resumes	pS
resumes to	pW
retai-	bQjQ
retail	bRjR
retail$	jW
retar-	iR
retard	iR
retard$	iR
reten	fQqU
reten-	hJiX
retention	hKiR
retir-	hSqRtI
retired	bKkRmSsRtI
retired person	lTsUtJ
retirement	bJgKh]iIjKkHqKrK
retirer	pSqRrQ
retires	oS
retiring	qR
reto	a?cKdKoIt^
retou-	bRhR
retour	hXnS
retour au	cKhUnV
retra-	iQqS
retraite	hQqT
retro-	bQfIg\\hIiJjGqI
rettu-	aVbJeKfJgViJ
rettungsschwimmer	aVbJfIgWiI
rettungsschwimmer$	aZbJfJgKiK
retur-	hU
returns	iR
returns$	iUjR
reuni-	fSiQ
reunion	fVqU
reunion$	fUhJqR
reunions	iW
revei-	qX
rever-	iSjU
revie-	iU
reviendra	qR
reviendra sans	qR
review	gRpU
reviews	iXmR
reviews$	iT
revis-	hQpHqXsJtI
revit	j\`
rewri-	rX
rewrite	rX
reyes	oYpKqTrJ
rezep-	hHi\`
rh	iV
rh$	iV
rhein-	aKcUgQsR
rhodr-	mVqQ
rhodri	mVqQ
rhodri$	mYpJ
ri	bRpT
richt-	iU
richten	iV
richten$	fJiT
rico	aKmXsQ
ride	nX
ride--	b[tF
riego	i^
riego$	iY
rien	q\\
rien avant	qQ
rien ici	lT
rien$	qY
rifse-	hT
rifseep	hT
rig	aKbV
right	qTtR
right to	iGjVpStJ
right$	gGqYt[
rigol-	q[
rigs	a]bFcHjK
ring	pW
ring 00	pT
ring me	pSqK
ringi-	dKfIiZ
ringing	dKfIiZ
risk	bUcKiRpGqV
rm	fQ
rn	aYfCjZmTtH
rn$	aXtF
road	dJfEjVnY
road$	dIfEjRnY
roadm-	iW
roadmap	iW
roann-	cU
roanne	cU
roanne$	cS
robot-	bViEkV
robots	bViEkV
rocio	m\\
rocks-	rQ
rockstar	rR
rockstar "	rR
rodaj-	iYmI
rodil-	iQsR
rodillas	iQsR
rodillas y	iQsR
role	aQdT
role :	aViV
role$	qQ
roll	bSjW
rolls	bThZmJ
roman	qTrR
roman-	lR
romanian	cKjJlT
ronda-	gXiV
ronde-	iV
rondes	iV
rondes$	iS
rontg-	gKjXsU
roof	aKb\\pHsWtI
room	iT
room leader	aXtH
room$	hW
rooms	b\`kI
rooms and	bEh\\iKsU
rooms$	b\\fHiH
rope	hSjT
rosar-	cTpQ
rosario	cTpQ
rosenheim$	aQ
ross	qR
roste-	fXjQ
roster	fUjT
roster$	aQfSiK
rosto-	nT
rostock	nT
rostock$	nT
rota	fTi[
rota$	cJfIiYmI
rotac-	iV
rotacion	iV
rotas	iV
rotas for	iU
rotas$	iW
rotat-	f\`
rotating	fQmV
rotation	dEfZiU
rotation$	i[
rotational	fY
rothe-	cTgQ
rotherham	cTgQ
roto	qZ
rough-	bKfQiS
roughly	bKfQiS
roule-	fRnV
roulement	bJfWjInV
rouler	jUnR
round	eWfJiRpW
round the	dKfHiT
round$	eRiSlJpU
round-	iQpT
rounds	iRpU
rounds$	bShT
route	eGhXnT
route$	fGnV
routi-	iXjJkJ
routine	iXjJkJ
row	qZ
row$	qZ
rrh	a]bJcIdJjI
rrhh	aKbKqZtS
rspca	aJbUkJnKqXsJtK
rsus	cKgXhWiJrG
rtt	fRh^
rtt$	fZhT
rucke-	jTpJqRsR
rucken	pJqTrJsT
ruckf-	iJrX
ruckfragen	iJrX
ruckfragen herr	pR
rue	cYpU
rue de	c[
ruego	aEbGt\\
ruf	b[iKkJpU
rufbe-	bJfW
rufbereitschaft	bJfW
rufdi-	bTfQgR
rufdienst	bTfQgR
rufdienst$	f[gJ
ruhe	fQjWkI
ruhe$	jWkI
ruhig	j[rV
ruhig-	fYhCiKjT
rule	dJjVnT
rule$	dJfKjXnT
rules	dThJjQqI
rum	cRpSqT
rum$	cRpSqT
ruman-	jKkSqUsS
run a	jZmRtR
run it	bRrU
run our	aYoK
run the	aViS
run$	bQfU
rund	cRnS
rund 000	fSgJnY
rund um	cXiJ
runde	pX
runni-	iSrS
running	iSrS
running the	bJiX
runs	bJfTgJiZjKoX
runs 0	gIiT
runs$	fWiRjJkImJnKoIpK
rural	aKbWgIhSkQlItK
rural-	gBh^
rush	iTqV
rush$	iTqV
russi-	sT
russian	jT
rusti-	rV
rustu-	iSqR
rustung	iSqR
ruta	cShQnT
ruth	qS
ruth$	tQ
rythm-	fShKjWlH
rythme	fShKjWlH
s	iQ
s &	aSjUtI
s /	fKgViJj[
s 0	iVjI
s 00	g]
s 0000	iU
s$	fViVjS
s'app-	jJlT
s'apprend	jJlT
s'en	l[
s'est	qa
s'est fait	aJcIqWtJ
s'il	lUrR
s^"	bQiQrS
s^$	gbhW
s^%	hgjInQqH
s^&	aRb[
s^(	bStR
s^+	gQjW
s^/	cT
s^00	fRgUhU
s^000	bUfHg\`hQ
s^0000	jS
s^00000	gDlTp\`
s^2000	bTh[iGlH
s^90	bUgThHmT
s^900	cIeSfKgWhW
s^950	gZhK
s^ab	cQoQ
s^abgeschlossene	bJj\\
s^abgeschlossenes	j\\
s^able	bKj]sG
s^about	bReRgKqK
s^abrazo	cFiKpFrJt]
s^accommodation	h]
s^accueil	eQi[
s^acheteur	cSqQ
s^achtunddreißig	dWfTjKtJ
s^actually	gThJjZ
s^ad	aRfHrVtX
s^ademas	hQiHjKkUsJ
s^admin	cS
s^after	aTbKdYfR
s^age	jHkJnIsY
s^agence	b_cKjKtI
s^agency	a\\bScHfEhGiIjU
s^agenda	i[
s^agent	cTqTsT
s^ah	cZjJlRtQ
s^al	qW
s^all	bJiStV
s^allowance	gHh\\
s^alors	fQiQjR
s^alright	a^tQ
s^als	j[pV
s^also	iTtS
s^alter	hJjYqGsU
s^am	iXoW
s^analyst	aXbDc[fHiCqR
s^and	hRiWjRtK
s^angelehnt	fJgXhSqU
s^anglais	jUpU
s^annonce	bKgEjRqJrU
s^anonyme	rY
s^anos	je
s^ans	iJj_mT
s^anterior	q]
s^any	fQjS
s^anzeige	iKrWtK
s^applicants	jUkIqTsUtJ
s^applications	pV
s^apply	pZ
s^april	oRqS
s^aqui	aIqVtS
s^arabisch	eX
s^arbeitest	dJfSiKmWpI
s^are	b[cR
s^as	cDeKgSo[tT
s^asap	aRcWfIhJiEjJkKoT
s^asesor	cY
s^ask	rW
s^asked	bGhJpFqSrEsWtI
s^assistant	aVbUcRiG
s^assistante	aVbQcT
s^association	bXcXgJhHiCtH
s^asunto	jFqKtW
s^at	bKiIjZnZ
s^atelier	cZiKtS
s^atender	i^jI
s^au	iQ
s^auch	gRhTjIqSsR
s^auf	eRfKhViVjGnUqKtG
s^aufgabe	i\\qH
s^aufgaben	ibtG
s^aus	cTlQqT
s^ausbildung	j_
s^ausschließlich	pS
s^aussi	pRrS
s^auto	jQkU
s^autobus	h]oK
s^aux	bWcI
s^avec	fKpV
s^away	gJhJnX
s^ayuntamiento	bVcK
s^b	cWgQjSqK
s^bac	j]
s^bachelor	j_
s^bachelor's	jQkU
s^backend	aXbJdQjUkF
s^backfill	aIbIcJdHeJfGgGhHiFjIkKmJnJoFpEq]rHsJtG
s^background	cHhHiHjXkKlVqJrKtJ
s^band	bIcWgR
s^banda	lKqW
s^bareme	fEgRhVnE
s^barista	cTjQsR
s^base	hJmRoRpK
s^based	bHc\\dT
s^basic	gThR
s^bauen	iV
s^bcbs	aKbKhYiJjIkKmKsK
s^be	f[lKsQ
s^been	cJiFjYlJ
s^before	hRiJoYpK
s^befristet	eYjInI
s^bei	eQfGoVpUtG
s^below	jKqIrItU
s^benefits	h^rS
s^beratung	cQiYqT
s^bereitschaft	j]tD
s^besetzen	aVbJcEeTfJi@jQoW
s^besoin	a[lR
s^best	aIfKpGqKrFsUtY
s^beste	aKbKcHfKiGjKkKlKmKnKpFqKrIsKt\\
s^between	hIiKqWsT
s^bewerben	iJpV
s^bewerbung	p\\
s^bewerbungen	pWqS
s^bezahlt	fIgZ
s^bien	aIcCjJpHqIrRt]
s^bieten	aIbIeWjKtK
s^bin	fJpWqQ
s^bis	fUiXnK
s^bist	iJtZ
s^bit	pKrKsW
s^bitte	iHqIrZsY
s^bjr	gKiQpQ
s^board	eKfHiErKsQt[
s^bon	tS
s^bonjour	bR
s^bonne	sYtQ
s^bonus	eIgXhSjHkUmK
s^book	iTjRqF
s^boss	aJbHcKdKeKfJgKhJiKjIkKmWnKoJpHrJ
s^box	bHgHhbiFrK
s^brain	aTdIfKjK
s^brauch	bIgRjVnSpI
s^brauchen	cSgKiYmKtR
s^brauchst	jVkJlXnI
s^bsn	lW
s^budget	gSiQqY
s^budgets	i[
s^buenos	aJhHqIt^
s^bureaux	cWdTfCiI
s^burgermeister	qZrKsJ
s^buro	cRdV
s^bus	aSbIh_
s^buscamos	aXeRjJ
s^but	fWgF
s^by	oR
s^c	gZjY
s^c'est	pJqTtT
s^ca	cCfYgIhKiGmJnW
s^cada	ib
s^caja	bSi[tQ
s^call	fUgSiIrQ
s^calls	dIiRmKp]qK
s^camion	bJeIhaiDjK
s^camp	gRiQ
s^can	aViGjZ
s^can't	bKiKjZ
s^candidatures	p[rK
s^cap	eQiR
s^car	cFh^pK
s^care	iKjIqKrZtG
s^caristes	fQ
s^carnet	iFjY
s^carte	jU
s^casado	fJs^
s^caseload	i^
s^catolico	fIgKs^
s^ccn	gZhKiH
s^cdd	cQeUfBiR
s^cdi	e\`fR
s^ce	jRkUlK
s^cert	hYj\\
s^cfc	aKj[
s^cfo	iJmSqWtF
s^chainsaw	gJhJk\\
s^charge	cTiX
s^charity	bJjIlYqIrK
s^chat	aKfHtT
s^che	tW
s^chef	mT
s^cherche	cX
s^cherchons	bTcUiQ
s^chere	jItQ
s^chf	fKgVh[iHjHrR
s^chicas	aQsRtU
s^chofer	bEc\`
s^cinco	j\\mQ
s^city	bSiCmVtW
s^civil	i]rR
s^claire	qV
s^class	ib
s^cleaner	fSqX
s^client	cQiUjR
s^clinica	dKhU
s^close	i\\jRnJ
s^closes	gJqU
s^closing	hIpZsV
s^club	h]iK
s^cnc	aQcTfUiJ
s^coche	hTiInU
s^cocinero	aHbGcYfKiUqJtT
s^coef	gW
s^colegiado	bKhIj[
s^colette	tW
s^collegues	aRdTgX
s^come	aQbKhJiSnS
s^comida	cEh\`iJjIrJtI
s^comite	mR
s^commercial	aKbQiXjJ
s^commission	hTqU
s^commissioning	qJsTtH
s^community	aUeR
s^como	kWpIrX
s^comp	gRhSkUqW
s^company	cTgJh]jK
s^competency	lQpT
s^complet	jSpTqJsK
s^comptable	cT
s^con	iQmR
s^concierge	fWgG
s^conducteur	bKiQpS
s^consultant	gX
s^contact	fJgFpY
s^contract	e_jK
s^contrat	e^
s^contrato	bRe]
s^control	gS
s^controleur	bIcVtW
s^convenio	g[
s^convention	gSjI
s^cook	aWbDc[iKjJnF
s^cooperative	bSqS
s^coordinador	aRcQ
s^corporate	gKiKqYrI
s^cortar	i_jI
s^coucou	fJiSoS
s^could	tV
s^council	bXcTpTtG
s^couple	cJdKqKs]
s^court	iSrW
s^crew	cQmWtJ
s^cro	bYcHkS
s^cs	j[kR
s^cta	bHcQfWhJtR
s^cuadrante	fW
s^cuatro	bUcTiJmSpJqJ
s^cv	fGpg
s^cvs	p\\qJ
s^d	fKiTjXlQpK
s^d'un	bTcZ
s^d'une	cVpX
s^da	fQiKmToHpQqT
s^danke	aJcHhJiJjKkHpHrJt\\
s^dann	aXbUcRpKqI
s^das	fUqT
s^dass	qV
s^data	cKhSjT
s^date	aJfJtT
s^datev	aGjX
s^dauer	aKbJcIdKeZfFgJhJiIjJkKlKmKnKoKpGqIrKsKtI
s^day	bU
s^days	fUh]nR
s^dbs	hXiKjX
s^dbt	fKgRkKlX
s^dear	aStW
s^deckhand	bUdKhYiG
s^decoupe	cIi\`
s^degree	iHjTkKl[qG
s^del	h[iVqT
s^dem	jEkYmKqX
s^demande	hHjRqV
s^den	fQhTiTjI
s^denise	aQbXiVpKqS
s^dental	eWhR
s^deplacements	nVqK
s^depot	cTpS
s^depuis	bWhIiKqG
s^der	cSqUtR
s^des	iWqS
s^desde	hSoW
s^designation	a[bGcIdJeRfHgJhJiFjIkIlImKnKoIpHrJsJtG
s^deutsch	jVkQ
s^deux	cSgGhWpX
s^dev	dQiSrR
s^development	iY
s^di	i\`pI
s^diary	fQianC
s^dias	gIhRnRt\\
s^dienstwagen	bIh]
s^diesel	aYbEcR
s^diesmal	iHsZ
s^diktat	bJcGjKmKqKrBt_
s^diplom	hJjWkW
s^diplome	jbsQ
s^dir	aJcJiImRoJpKtV
s^direct	mUpQ
s^direction	aIbUtS
s^director	aGeW
s^dispatcher	aGcRdHjRmT
s^dispo	cQjSoEq[
s^dm	bWjKpYtG
s^do	i]tJ
s^doctorado	bJjUlV
s^dog	cQlR
s^don	bScR
s^don't	iHlYmRqSrR
s^dont	iSlT
s^dos	aSiK
s^dossier	jHpWsK
s^dossiers	pU
s^dr	cWqW
s^drafting	iTjTtK
s^drei	b\\cJmInT
s^driver	aRj\`
s^drivers	a[tJ
s^driving	fGjSkIlWrI
s^drop	bUiQ
s^du	ib
s^due	bRcT
s^dutch	bGdGjQlWsK
s^e	fRjSqT
s^echelon	bYcSgRnJ
s^edad	sR
s^eg	g\`iJ
s^eh	bIcZdIeKfGgQhJiGjKkJlDnKoGrKsFtS
s^eigener	gGh\\iJjJqHrK
s^eigenes	hTiInVrT
s^ein	pQrW
s^eine	jRqIrRsY
s^einen	jXtQ
s^einfach	pV
s^einstieg	gSoTrH
s^eintritt	iYo]qJsF
s^einweisung	cEgKi^tI
s^el	oRqU
s^electricien	gUhS
s^elektriker	fSgV
s^elektro	bX
s^elementary	iGj_
s^elle	iQmY
s^email	bKmKpSqJrJtT
s^employer	bVhT
s^empower	iDjbkJ
s^empresa	aJcZiK
s^en	jQ
s^end	eKiTjGoU
s^engineer	hRjT
s^englisch	hJkUlQ
s^english	jTlV
s^enhanced	bKcKeFhYiFjWmJ
s^entrada	f]
s^entre	nQqWsV
s^equipe	cVeQiEmWpH
s^er	oVtQ
s^ere	cUiX
s^erst	bKeYrT
s^ersten	iX
s^es	bR
s^escribo	aKbScSeHqKtS
s^eso	j_
s^essential	iZ
s^est	bXq_tF
s^esta	iImUqU
s^estamos	aIbQcYpJqK
s^estheticienne	bRcTjItV
s^et	cTfKgTtK
s^etablissement	bVcT
s^eu	jWqV
s^euch	pV
s^euh	fRiQ
s^evenings	aKf\\hHiHjJlIsG
s^every	hT
s^examen	iKj_qK
s^excellent	j_kKqG
s^exige	bKj_
s^experience	kXl_
s^experiencia	j\`kT
s^explain	aGiRjU
s^export	cUfSoQ
s^extra	hUiKkS
s^extras	h^
s^fachkraft	bScSeJiKtR
s^facility	b[cFgHhHiKjKnSqKrK
s^fahrer	fUjStG
s^fais	iUrU
s^falta	gVjV
s^family	bYhYiG
s^faut	jYnX
s^felt	qX
s^fijo	fQhT
s^filing	ib
s^final	aHeKqUtS
s^finance	aFeX
s^fintech	lYqF
s^firma	bR
s^first	cSiXpR
s^fit	iZjR
s^fitter	rV
s^five	dUf[g@jStF
s^fix	gXiUjF
s^fixe	gVh[iF
s^fixed	eZfBoS
s^fluent	jYkJ
s^following	aWbKiStT
s^food	bQcUsK
s^for	iT
s^forfait	eQhW
s^form	cWeRjIp]
s^formacion	gWhHjRnFqK
s^formal	rV
s^forms	hKpZ
s^forty	bZcIkHtH
s^foto	rW
s^founded	bVjK
s^four	fTgEhUmRoQ
s^fp	iJjZ
s^frag	gKhVjJnHpJqRtI
s^francais	lT
s^franzosisch	cEiCk^qKsCtG
s^frau	jKqRtV
s^free	cFhgiKpI
s^freelance	cSeVfGiG
s^french	kU
s^frisch	eRgTpQqIsR
s^frist	pS
s^from	gGiKtY
s^front	aVbG
s^fruh	fWnI
s^ft	bJeXiJ
s^fuhren	i^pT
s^full	jWrR
s^full-time	aKe]gK
s^fur	tZ
s^furgo	cIh^iJ
s^g	dHgThIjR
s^gameplay	bR
s^gas	iDjZkY
s^geehrte	bKcIiHt\\
s^gehalt	g\\qY
s^geht	aYbJcGfKiKjJmJpKt\\
s^geld	gXhH
s^gemeinderat	iKqY
s^general	bQcYjF
s^german	bKjJkYlV
s^gern	hHjHk[qJsW
s^gestor	c^
s^gesucht	aRiTrR
s^gf	q]
s^gibt	q^
s^gm	qWsFtQ
s^go	iIjW
s^goes	qR
s^going	aUbKqU
s^google	iRjT
s^got	aRbHcUeU
s^governors	aViIqR
s^grade	aVg\\iJ
s^gratis	h\\sQ
s^graves	fVi_jI
s^grille	aHbJcKfIgZhHiFjIkKnJoFtH
s^groomer	cTgQlU
s^group	bScXiH
s^gruezi	aQbRfXgFtR
s^grund	jEqY
s^grupo	fKgYhJjIpI
s^gruppe	b[gQhJiKtK
s^gruß	tY
s^gruße	aIbJcHdJeJfJgJhJiGjJkJlImInJoJpFqJrIsJtZ
s^guardia	cTf\\jHqC
s^guardias	fY
s^guten	aWbTiRtU
s^h	bRf_
s^ha	bVqI
s^haben	jXqT
s^haber	jRkS
s^habla	k[pKqI
s^hablamos	jItU
s^haccp	iXjT
s^hace	j^lQ
s^hacer	i_
s^had	qY
s^hallo	gS
s^handy	bJh[iK
s^has	bJcJeGiKjbtV
s^hasta	eWfXoHqR
s^hat	qW
s^haus	cXhSpF
s^have	hXjUtJ
s^hay	fQh]iEmIqT
s^haya	iFkY
s^he	eRiY
s^head	aZgQ
s^health	h[kUqQ
s^heidenhain	bSjQkS
s^heißt	bThTiHnRpH
s^hello	qTrKtW
s^hep	jZ
s^hermano	q\\
s^herr	fUgHqTrGtW
s^herzlich	cBdKeKhKiIkIlKmKnKoKpEqJrHsKt]
s^heures	fTgShTiJjK
s^heute	bXcQqIrKtQ
s^hey	dQtW
s^hi	hTtS
s^hibrido	bEcZdVfFlJnE
s^hire	gJhGiZqQ
s^hiya	cQ
s^hola	bQtV
s^home	cSdY
s^horaire	gKhZiI
s^horaires	fZiJ
s^horario	fU
s^horas	f_
s^hospital	dQlU
s^hotel	aQbQcVeSqG
s^hour	iXjJ
s^hours	bKeQf_gKhXiG
s^housing	bTgIhTjV
s^hplc	i\\jH
s^hr	aAqVt]
s^hrs	dIf\\hI
s^huhu	qQ
s^hundred	bTcIdKfHg[iIjKlImHoKpGqJsJtD
s^husum	cRdXfKhKiJjFmHrJ
s^hybrid	defGiK
s^hybride	bEcIdYhRjE
s^hygiene	iHjZ
s^i	lQqS
s^i'd	pKs\`
s^i'm	iYlStQ
s^i've	aQiKtW
s^ich	aQfRiGrHtY
s^ideal	jGkJnKpKs[tJ
s^ideally	i\\oQ
s^if	iGjIkWpKqTrRtV
s^ihr	bGcQlQmQ
s^ihre	aIiXtE
s^il	iRmR
s^illustrator	cJiJjZkH
s^immobilier	gJi\`jHtI
s^in	cQi[
s^indefinido	qU
s^independent	bZgJ
s^info	bIlEmUqX
s^ingles	jZkR
s^instructor	cRiZ
s^insurance	bHdKhGiGtY
s^interna	cQfKi[
s^interne	qY
s^interno	cVqS
s^is	dUeJmRoU
s^ist	cVqUtI
s^it	r[tR
s^it's	bYcXpQ
s^j'ai	iQ
s^ja	gS
s^jahr	iVjIqK
s^je	qS
s^jefe	cW
s^jemand	aWbKcAfKi]jFkKoKqFtQ
s^jesus	jSrStI
s^jeunes	aKbEfHiRjJlVnKqK
s^job	aSiStT
s^jobrad	gHh\\iHnK
s^join	bXrG
s^joining	eFgWoQpJ
s^jornada	fY
s^jour	d[fJiIkIqKrHsGtW
s^jours	dViG
s^julio	hUqS
s^k	fJgWhW
s^kafka	iKkYlK
s^kann	jSqDsW
s^kanzlei	bQ
s^keep	bKdSeRiRrXtK
s^kein	lTpHrZ
s^keine	fViXjIqJsY
s^kenntnisse	iKjKkTlUnI
s^key	iW
s^kindly	cRtQ
s^kit	haiKjCnJ
s^klasse	e[iI
s^know	kTqW
s^knowledge	kVlUmJsK
s^kollegin	mRqUtQ
s^kolleginnen	aGbHfHgIhIiGmXqEtU
s^kommt	hJiWpFqSrH
s^kuchenhilfe	cSjSqQ
s^kur	cJhKiHkXlG
s^kurz	aSdZjDrT
s^kv	g_iJ
s^l'ancienne	qV
s^l'anglais	lX
s^l'association	aSbYcK
s^l-j	f\\
s^la	qT
s^lab	eSiTmTtI
s^lady	iDjVsV
s^landwirtschaft	kT
s^las	gTiT
s^last	fKpKqasK
s^late	cJfZiJpJ
s^le	bRqX
s^lead	mTrStK
s^leaving	jU
s^legal	aSeDfWgThK
s^lehrabschluss	aKcKgKhHiGjWkElJmKnKpKqHrGsFtZ
s^lehre	ialR
s^leider	cGdUhWiK
s^leila	bR
s^lenguaje	r[
s^les	iRtS
s^let	ibkG
s^letter	aJp[
s^lettre	oHpW
s^leute	aRcQfQiImS
s^level	bKhRj]lS
s^lgps	heiI
s^liaise	bJiX
s^licence	iEjWkYlQ
s^licencia	bKcEfKgJiJjYlKsF
s^liebe	aQrStU
s^lieber	aTbDfRgJqJt^
s^liebes	aSbCdWtR
s^liebsten	aIoQsX
s^lieu	cVeJmKrH
s^line	i\\
s^list	iVpV
s^living	nS
s^lleve	iemJ
s^lo	iUqT
s^location	c\\
s^lodge	bFc[fHjSkFtK
s^logement	h[
s^lohn	bKdKfHgahHiDjJ
s^look	aSeSkHqT
s^looking	aWbJfVnU
s^los	hVpV
s^lost	hElGq\\
s^lovely	cRqQ
s^luego	hJpSrU
s^lunes	cJfTh\`iE
s^m	bHcXgJhKjVkFnFpKqKrKsJ
s^ma	aJbKtS
s^machen	bW
s^madame	jHtX
s^mail	lGpXrGtI
s^main	iV
s^maison	b[iH
s^make	bWrUtF
s^male	fJjIsX
s^man	bScVhK
s^management	aTbFcKhJiJjUnU
s^manager	aSmUrR
s^maneja	jJk^pIqJ
s^manipulador	jSkVqK
s^marca	bWiX
s^margaret	qWsKtS
s^master	j_kSqJ
s^max	bHdUiIjKrT
s^may	bJhJiGoWpVqT
s^me	cImUpX
s^meal	aWhYmCtQ
s^medical	hajU
s^medico	cWhWjH
s^medio	c[fQ
s^meeting	aGbKcJpKqGtb
s^mein	q_
s^meisterbrief	fJjVkV
s^melden	fEoYpH
s^member	sS
s^mention	qTrU
s^menus	gHiY
s^merci	aKbGcHpCt_
s^mets	r\\
s^metzgerei	cTfJiKpUsH
s^mi	i\\
s^mi-temps	bWcWiFjJ
s^mich	iGpUqZrK
s^mid-size	dIjFlKtX
s^min	iKjSqRrZtF
s^mind	iJj[kG
s^mindestens	iKjZ
s^minimo	jS
s^minimum	jTkU
s^minutes	bQtR
s^mira	aJcKfWkEnKqJrSsS
s^mit	aFbTiT
s^mitarbeiter	eUqX
s^mm	j]
s^mo	eRgQnUoB
s^mo-do	cUeGfX
s^mo-fr	fV
s^mogen	aVbJjIkWtJ
s^moin	aWbEcS
s^mon	bGcXeRfYiI
s^monday	fagDhJiH
s^moni	qX
s^moniteur	kU
s^month	dXeSiVjGpJqHsKtI
s^montse	aR
s^morgen	bJjTtT
s^morning	aReQtU
s^mostly	fUiYmI
s^motif	bFfHq[
s^moving	bFiRkY
s^mr	qWtT
s^mueve	bUhKnU
s^multisport	aKfSh\\
s^muss	aTj\`
s^musst	cGiHjakI
s^must	j\\sT
s^my	qX
s^n	jKmRpKrV
s^nach	dVgUhTiJ
s^nachts	cJiTmW
s^nada	cKgKiVpUqUrC
s^national	nX
s^native	gIjUsT
s^nativo	kIsZ
s^nd	jTsQ
s^ne	bXoJqR
s^near	bYc[iFjIpI
s^necesitamos	aUeX
s^necesito	a\`bIcJrJtK
s^need	aXjV
s^needs	kW
s^nein	cSgTiIjRkJlX
s^neuer	cTiV
s^new	bVgIiKtS
s^nhs	bYcRhQrI
s^ni	lVoIsI
s^nice	cFhJiFjEkYrG
s^nicht	eTqFrS
s^nichts	cIfIgEi]jJkKpKsKtQ
s^nights	fVgYhR
s^njc	dSgR
s^nmc	j[kI
s^no	lWsU
s^nobody	bTsT
s^non	aJcEeGg\\hHiEjSkJlSmKnFtC
s^nos	bTdRgRjK
s^not	iHjTl\\sU
s^notdienst	fYgFhHiKqJ
s^note	qT
s^notes	eIfKjJt[
s^notre	cIiJjKqYtK
s^nous	aScRiGmQtR
s^now	aS
s^nur	nTsY
s^nurse	aSeRmY
s^nvq	iIjb
s^o	cUjS
s^ob	eKgKjFlWtK
s^objet	tX
s^obra	e]gKpJ
s^ocho	fYhJ
s^oder	hTiJjX
s^of	iU
s^off	hRi]jJmJ
s^office	bKcZd_iGrS
s^officer	bWeT
s^oficial	cYj\\
s^oh	gKqZsI
s^ojo	oKqRrR
s^ok	aY
s^onboarding	aSbKoKqU
s^one	cQgHrS
s^online	cKdHiIjUpR
s^only	iJs\\
s^open	i]
s^open-ended	dJeSfDh_
s^opening	aXbHcReXgJiKkIqK
s^opera	jV
s^or	dVfKkX
s^ort	aIbJcXeHiGtK
s^os	aRbGcUlJtU
s^ou	iV
s^our	aQbRcR
s^out	bKi[r^tI
s^own	hRiXnU
s^oye	aVbTjItQ
s^p	bDicrR
s^paga	g]iE
s^paid	hT
s^para	cUhY
s^parents	qZ
s^part	jTqY
s^partida	f[iJ
s^partner	bZcKdSqRtH
s^pas	lXrSsS
s^pasa	pUrS
s^passer	pYqI
s^pay	dKfIg\`hHiKjGlJqFsK
s^pedagogique	bScRjR
s^pedimos	iFjX
s^pension	hliC
s^per	aQcT
s^perdon	aQqS
s^perfil	rUsU
s^perm	e]fE
s^permanent	cJeefEiKjH
s^permis	hTiIjSkQlS
s^person	eWfRi_
s^personal	jIlWqKrYtI
s^personalreferent	aQbFe[
s^phone	hXiFpUtT
s^photo	jKlGpGrZ
s^pick	bKgJi]kJrK
s^pido	j]
s^plan	i^
s^please	aQfHrVsUtS
s^pls	fJiKjKsV
s^plumber	iVtT
s^plus	cHgRjJkWnKoSqH
s^point	g]rE
s^police	iGpJsW
s^ponlo	rY
s^por	fVhTjR
s^portefeuille	i_oE
s^portfolio	pSrS
s^position	aZbHfDgGtW
s^possible	hWrT
s^post	fQi]rT
s^poste	iIjJmVqJ
s^posting	hJt]
s^pour	aU
s^ppo	h[jJ
s^preferably	gFhKjGqJs\`
s^preparar	fKiY
s^preparateurs	gIi^qW
s^preparing	fJiU
s^presentation	iKsZ
s^presupuesto	hWqQ
s^presupuestos	cKidlJ
s^pricing	bVcJi[
s^primary	eJh^
s^primero	iVlIpJqQsK
s^principal	pU
s^private	gRhYiJjR
s^priya	oKpKqX
s^pro	gThX
s^process	fIpX
s^product	bUhT
s^production	aWcHfFgThJiFkJlKnHoKpKqKrKtJ
s^prof	pJqWrI
s^profesor	c[
s^projet	bRiIjZnK
s^promised	aTbJtW
s^proper	j^
s^pts	cRmY
s^public	c\\eT
s^pues	aKiIqStV
s^puesto	aV
s^purpose	bFeUi\\
s^put	jElRpGqJra
s^python	jCk[lJ
s^qa	aW
s^qs	aRjJq[tK
s^qualified	iKja
s^quatre	eS
s^que	iSjSsT
s^qui	aWfUpGsVtH
s^quick	bRcRtR
s^quiero	aRbEcVsRtG
s^r	hZiK
s^range	eIfIgWr[
s^rattachement	aKmW
s^raum	bQfTqSrV
s^rdh	aKfTiRoV
s^real	iKjdkJqQtJ
s^really	bJpWrK
s^reason	aJbIcIiElJoGq^rJsK
s^recepcionista	bRcV
s^receptionist	bWcU
s^redactalo	rZ
s^ref	iIpQrZsI
s^references	i^jIsK
s^reg	hFi]pS
s^regards	aIcGpKtW
s^registered	gSj]
s^regular	e[
s^relations	ia
s^relocation	dJfHh^
s^remote	cVd\\
s^remplacement	bRcQeW
s^remplacer	eXoFrR
s^remuneration	eIgWhY
s^rent	eUgJhFiYjK
s^repas	hYjI
s^repond	iKkKmWqT
s^report	aEdJfHiCm\\tY
s^reporta	cKiKmYpKtJ
s^reporting	dHm]qKtK
s^reports	m\`
s^research	eTfR
s^responsable	c_iDjFmX
s^resume	pVqK
s^resumes	bIiJlKp_qKtK
s^retail	jT
s^reten	fT
s^right	iHtY
s^ring	hJpX
s^rn	bUiFjSnS
s^role	iR
s^rondes	ibjG
s^room	bFcTeUmT
s^rota	aFfJi^
s^rrh	cVeQ
s^rufdienst	bYfR
s^run	bTeIi_jQ
s^rund	cThKiWnT
s^runs	aKdIfQgIhHiZjFmWnJ
s^ruta	bIfHnZ
s^s	cKgQiUjGmV
s^s'est	qW
s^sabado	f[nI
s^sabados	aQgWrQ
s^sabes	cSdW
s^sachbearbeitung	aRcTiKqJ
s^salaire	gTiJ
s^salario	gX
s^salary	gZhSjK
s^salut	cV
s^sap	dQjW
s^saturday	f\\lK
s^sauna	h^kIqK
s^say	bFgThKiIjKlKoCrUtW
s^scale	gYrU
s^schon	jFkTlV
s^school	cShXiIjIlQmGpIqJtH
s^schreib	bSiFqR
s^schreiben	iRjJrX
s^schweizer	lKpIqWrTsJtK
s^scope	aJcSgJi\\
s^se	kU
s^seat	aRbKdXgUiGnJ
s^second	rK
s^secretaire	qXtK
s^secretary	eGfXr\\tF
s^see	tT
s^seek	aWiQ
s^seguimiento	iWmI
s^seguro	h[
s^sehr	cKiEt[
s^seis	iKjXmXqF
s^semaines	aJh\\iKjHkHmG
s^send	p]
s^senior	aSbSiJqSrQ
s^serait	hGiKoZpJ
s^service	gUhTiRjQ
s^servicetechniker	dKnZoJ
s^servus	aSbHcJhJiIoKqDrHsIt]
s^shared	fZiIlI
s^she	iYjKmJqS
s^shift	fZ
s^shop	aJb[fKgIhJiItS
s^short	bGcJi]tS
s^should	qSrTsT
s^show	iGjV
s^si	keqR
s^sia	jW
s^sie	jZrXtG
s^siege	aJbUiImWqJ
s^sin	qEs^
s^since	tQ
s^sind	bRmQqI
s^single	eKgZqFsR
s^sinon	bGcQjY
s^sir	eT
s^sit	jVmToJqJtK
s^site	c]dReRiFjGpS
s^sits	aGdXiJmU
s^six	bGcUfYhDmJqKtJ
s^small	bTcZiJ
s^so	aRtY
s^sociales	ia
s^socials	q]
s^software	aTfTiK
s^soldador	cVjZtI
s^soll	i\\pT
s^somebody	aWbHeQfTsQtG
s^someone	aRiYqHsZ
s^sommer	fYhI
s^somos	b^cXi?jImVqK
s^sorry	jJoWpFsK
s^sous	iYjR
s^spanish	jRrY
s^speaking	kU
s^spl	bJiXnT
s^sql	j^kFlS
s^squad	aKbKiIjKm]
s^sr	aXbGcIjWkDtQ
s^sre	iKjTt\\
s^ssiap	fQjYtS
s^st	bQcZiK
s^staff	gWh]iIjHpItK
s^stand	jZ
s^standard	iS
s^start	eUo_
s^status	hX
s^std	fXgYhG
s^stelle	bWfS
s^stil	pFr]sJ
s^stock	aKiZmW
s^strictly	eJfUlJoKtJ
s^strong	b\\cIiGsQ
s^studium	iIlYrJsJ
s^study	hUpW
s^stunden	dVfXtK
s^style	iJjKr[
s^suchen	aUcQiQ
s^sueldo	cJfIg\\hKlJqR
s^suene	qKr[sG
s^suite	jStT
s^suivi	iajK
s^superior	jZ
s^supervision	iZjH
s^supervisor	bKcZmS
s^support	aYbFfG
s^sur	cYiI
s^sven	qZ
s^swim	gVhRiGjS
s^t	jIqSrS
s^ta	aKbQdTjKtW
s^tag	aXbIiWtS
s^tage	cKj_
s^tage-woche	fV
s^taille	cRiYjK
s^take	idjGrQ
s^talk	aFiJpUtV
s^tambien	iYrR
s^tardes	bRfTmJ
s^tarif	g]
s^task	fRi\\
s^tasks	iV
s^te	cHqRtZ
s^teacher	c\\fQ
s^team	aRbKiGmXqItV
s^teams	aKfHtW
s^tech	kVsR
s^technicien	c\\
s^tecnico	cT
s^telephone	hTpUrFsItG
s^temp	iRkKoUtH
s^temps	eSfYhK
s^ten	gGhWjR
s^tendria	iRmW
s^term	cSeT
s^tertiaire	gUhS
s^tester	cRdHhViGjT
s^texas	hWpV
s^text	lIpKrY
s^th	aHeWfHgGhFjVoSqKsKtG
s^that's	aZfKpJrAtW
s^the	i^tS
s^them	bKjGlHrXsX
s^then	aRtS
s^there	bIcTdS
s^they	i\`mS
s^they'd	iUmXnQ
s^think	aUqGsY
s^this	bKeGiVoWp[
s^three	bUcUdQjS
s^through	pU
s^ticket	hXkS
s^tickets	i^jFnU
s^tiene	h\\jU
s^till	bKeJfUiHlIoV
s^time	cSfWjX
s^titel	aXoR
s^title	fGgKiVjHsItY
s^titre	qRrT
s^titulaire	iCjRkU
s^titulo	iHjc
s^to	fS
s^toi	q\\
s^ton	rX
s^tone	rU
s^toronto	cUdVqJ
s^town	bYcWfJiItE
s^trabajaria	bJjKmV
s^trae	iJj]
s^training	fJhRlY
s^traitement	gWh\`iJjF
s^transport	dJhU
s^travail	iY
s^travel	gRhQiXnZ
s^tres	eQhJjUrW
s^trial	cKdIgKkJlEmHoJpGqJrIsY
s^trois	fGgFh\\nR
s^tu	iRpUqR
s^turkisch	aJbKcFdKeKfKgKhKiEj[mGnKoKqKrKsKtF
s^turno	fWjV
s^turnos	f[nK
s^two	mZ
s^type	eV
s^typescript	gKiGj[kV
s^uber	jKpSsQ
s^um	cQqRtQ
s^umfang	i[
s^un	kQsR
s^una	cQmToR
s^unbefristet	cKe\`jDlJmG
s^und	iSkY
s^under	mZ
s^une	cU
s^union	bIgHhVjJlKqR
s^unit	hZmT
s^unlimited	eZhHpJ
s^uno	nS
s^unser	bRtU
s^unterlagen	pW
s^unternehmen	bXcFhJkK
s^up	bHdWiU
s^us	bTiJjKrUsW
s^use	aKbViIrU
s^uss	cKfFgKhXiJpKtK
s^v	jT
s^va	bRdS
s^vacancy	aXbIcKeApCtY
s^valide	pHq]
s^van	hZiK
s^varon	sX
s^vendeur	aVbHcQ
s^ver	cDjQtZ
s^vergutung	fKgXiK
s^verkauf	lQpG
s^version	rW
s^vertrage	i\\jGkT
s^veuillez	rT
s^veut	bRiUqV
s^vhi	fKha
s^via	cJpV
s^viajes	fGiKn[
s^video	fVpX
s^vier	bTfYiI
s^visits	nWpQ
s^voice	jTrTtZ
s^voila	lIpItZ
s^vollzeit	eRrSsQ
s^vom	hIi[jIrItT
s^von	i_
s^vor	fXhZiKlDoC
s^voraussetzung	j[kF
s^vorstand	aRdKpZqTrIsH
s^vous	jTm^oU
s^voyages	iWnSqH
s^vz	cKeGfSgWiKjJ
s^w	gVmUqQsS
s^wage	gYpK
s^wann	fR
s^want	aXfKiFoVsRtT
s^wanted	hUjS
s^wants	q[
s^war	jHkVlU
s^wartung	i^
s^was	iRqS
s^water	bXhCi]pH
s^way	aJbIcFeJfHgHh^iKjCkHlImCnIoIpHqIrHsItH
s^we	bR
s^we're	bZcRtX
s^we've	aSb[cK
s^week	fSiIlKo\\pDqHrItG
s^weekly	i[
s^weeks	fQha
s^well	bViJjRsS
s^welsh	jJkQpJrY
s^wenn	iIjIkYlJpKqHrWtI
s^wer	cIhKiIjCkWpHsVtU
s^werkstatt	aRbYgGjQ
s^what	aTbKcKi\\jQrKtR
s^when	dShGiFkKoVqJ
s^where	cRd\\kFmKtJ
s^who	iUkU
s^why	bUqSrI
s^wie	iJjHkIrJtW
s^wife	iIjFpJq[
s^will	cUmT
s^wir	bT
s^wird	iWrS
s^with	j_
s^wochen	dHfJhdjK
s^work	dVmU
s^worker	aHcReU
s^working	dXhI
s^would	k[qHsS
s^write	iVrW
s^written	lRpUqK
s^x	f^iRnQ
s^y	bQcQ
s^ya	bScUdSiKtS
s^year	e]jToE
s^years	jd
s^yo	aTcVqS
s^you	cJjXmQ
s^you'd	i\\tS
s^you'll	cFtU
s^yr	iKjV
s^yrs	hQjX
s^zahlen	cKeWgQhYiJ
s^zero	eSjK
s^zona	aSbGdKeKfKgKhIiEjHkKlKmKnGoKpHqKrJsKtW
s^zu	eQi\`oS
s^zum	bThTlIoT
s^zur	cWiS
s^zusammen	qQ
s^zuschuss	gEhZ
s^zwei	jQmS
s^zwischen	f^gTiJqIsU
s^£	gYhQ
s^€	eVg^hS
sa	bQfViG
sa 0	fVsQ
sa 00	fU
sa retraite	oR
sa$	bXcKfViB
saas	aKcJdKeKfJgJhIi\\jKkKlJmKnJoJpKqGrKsJtK
sab	cKfW
sabad-	f^
sabado	fY
sabado de	fU
sabado$	fT
sabados	fW
sabados de	fS
sabados$	aKfTtK
sabba-	eShX
sabbatical	hY
sabbatical of	hY
sabe	k\\oA
sabe$	qU
sabem-	jIlU
sabemos	jIlU
saber	jUlS
saber-	fTqR
saberlo	fTqR
sabes	lRqY
sachb-	a_
sachbearbeiter	aR
sachbearbeiter /	fQ
sachbearbeiterin	aT
sachbearbeiterin$	aR
sachbearbeitung	aToR
sachbezug	gX
sachk-	jV
sachkunde	jV
safe	iYjR
safe$	aKbIcKhJiTjTkJ
safeg-	iT
safeguarding	iT
safeguarding statement	rT
safel-	jZ
safer	pR
safer recruitment	pR
safet-	gYhI
safety	aShK
sag	fTqStW
sag$	bKcKqVtQ
sage	j]kV
sage--	aRbT
sage-femme	aRbT
sage-femme$	aUtK
sagen	rU
sagen dass	iV
sagen wir	cSeS
sagen$	bVqX
sagt	aQgJqTtU
said	iKqSrQsT
said$	iHqFrWsVtE
saima	m\\
saint-	ce
saint-flour	cT
saint-flour$	cT
sais$	qW
saiso-	e]iI
saison	aIbIeWgKoX
saison$	eUsK
saisonvertrag	eU
saisonvertrag$	eT
sait	gVkQqQ
sait faire	gYjIkRsK
sala	bQjS
sala de	aHb\\
salai-	gTjKrQ
salaire	gTjKrQ
salam-	aJcS
salamanca	aJcS
salar-	gRrT
salarie	eZfH
salaries	bW
salaries en	bQ
salaries$	b[
salario	gR
salario :	gR
salary	gUrW
salary$	gRiIpJrX
sale	iR
sale de	nS
sales	aXbGjV
sales$	aXbFjQ
salesforce	jW
salid-	gQqS
salida	qT
salidas	bJgV
salidas$	bJgV
salin-	bS
salina	bS
salio	q[
salir	eIq[
salle	bKcWiR
salon	aJiVoJpQtR
salon de	aHbViSjJ
salon$	bGtX
salud	bQiR
salud$	iW
salud-	pKtd
salut	pHtf
salut$	tV
salvo	cKdRiQ
salzg-	aKc]iF
sam	aErHt\\
sam$	aKlKtX
same	bRfQpT
same day	gTpZrK
samed-	fV
samedi	fQ
samedi a	qZtI
samedi matin	nRpU
samedi$	fY
sampl-	iU
sample	iV
samples	oQpT
samst-	fX
samstag	fT
samstag sonntag	iQ
samstag$	fX
samstags	fS
samstags bis	fS
san	bQc[gQ
san isidro	bQ
san juan	bKcWhQ
sandr-	iIqVsR
sandra	iGqTrRsStK
sands-	bRcUfKjK
sanid-	i]
sanidad	i]
sanit-	bRiVjK
sans	iFjYlSsU
sans doute	qR
sant	fZ
sant jordi	fZ
santa	bRcVtF
santa a	oQ
sante	bQtT
sante$	aKbIcKdKeIfKgKjKkKlKmKnKoKpKqIrKtX
santi-	cS
santiago	cS
santiago$	cS
sap	iQjZkU
sap fi	jS
sap mm	jT
sap$	jXkF
sas	aIeIfIgJhKj^kKlJtE
sat	f]
sat /	gW
sat 0	aHsQ
sat am	gR
sat in	fU
sat$	fU
satel-	bKc\\nH
satis-	iVpKsJtJ
satte-	jX
sattelfest	jX
sattelfest$	jX
satur-	fY
saturday	fS
saturday morning	fQ
saturday$	bTsR
saturdays	f\\
saturdays$	fT
satz	qEr]
satze	jWpSsJ
saube-	jUtR
sauber	iQtT
sauberes	jX
sauer-	hXiX
sauf	dU
sauna	cIh\`iK
save	kY
savin-	bRiR
savings	bRiR
savoi-	fRjT
savoir	fRjT
say	qW
say "	oVqVrC
say 00	qZ
say it	hQiTjJkFqEsX
say so	rT
say two	eXgTjKqF
say$	tR
sayin-	iS
saying	iS
says	q[
says i	qQ
says so	gWjW
says the	sY
says we	aIfJrStS
says$	aKgRjJqRsT
sc	aQbKcUiKjR
sc$	cXiFjStK
scaff-	aRqR
scale	g]qJrU
scale 0	fIgVrK
scale$	gYrR
scale-	bXdFeJfIgKhJjJkJlJnJoJpKrIsJtJ
scan	bUi_lImIsK
scan$	aHbEcIdIeHfHgGhHiTjUkGlFmEnHoHpGqHrHsJtJ
scand-	bKkS
scandinavian	bKkS
scann-	iX
scars	jS
scars$	jS
schad-	aSg[iHsU
schaf-	kSmQqT
schal-	aKiTrYtT
schau-	q^
sched-	iT
schedule	fX
scheduling	bRiU
scheduling$	hKiW
schei-	bTq[
schein	q]
schem-	bRnS
scheme	lQnT
scheme$	lQnU
scheu-	jX
scheuen	jX
schic-	fWpR
schicht	fW
schicht$	fV
schichtzulage	gXiJ
schicken	cGfJkHlVpUqKsG
schla-	fKqQ
schlachtung	bSfHiXsJ
schlachtung$	bUhK
schlaf	jV
schlaf$	jU
schlank	s[
schle-	sS
schlecht	lKsW
schlecht$	bJkIlJsU
schleppen	hHiVjUtJ
schli-	aGcIib
schlo-	jT
schlosser	jT
schlu-	jQkQqQ
schluss	fUjJqV
schluss$	qT
schlussel	jUkR
schlussel$	iIjYsK
schme-	qStS
schmu-	gVqQ
schna-	aGkHlWq]
schne-	lV
schnee	cQjY
schneidest	i[
schnu-	pZ
schnuppertag	pW
schon	kX
schon mal	iKjZqJ
schon war	kV
schon$	gKkYlT
schon-	bKcZ
schoo-	lS
school	bRlQ
school days	aKbHdJf]gJhHlIsJ
school of	b]
school$	iIlSqKsU
schooling	gKhUiDtZ
schools	cQiTjQ
schools$	cGhJiRjV
schre-	rS
schrecken	jU
schrecken$	jU
schreib	bViHrQ
schreib mir	pTrJ
schreib$	bRfJjKmJpUrG
schreiben	iT
schreiben sie	gW
schreiben und	iRqJ
schreiben$	iW
schreibt	bUiQ
schri-	j\\pKqR
schub-	iSq^
schubmast	iUqS
schul-	cR
schulamt	aKtV
schulamt$	aKtR
schule	hRsS
schule$	bShT
schulen	nT
schulen$	iWnQ
schuljahr	aJcQoVtH
schuljahr$	oXtJ
schulklassen	iU
schulleitung	aYtJ
schultagen	fXiKsK
schultagen$	fZiKsK
schulung	iWjKlT
schup-	hV
schuppen	hV
schuppen$	hW
schut-	i\\qIrS
schwa-	c\\qW
schwabisch	cVeItJ
schwanger	hKqVsW
schwe-	bQjRrVsRtJ
schweizer	rR
schweizer pass	jTsS
schweißen	jIlTpK
schwer	pKsV
schwer$	pKsV
schwerbehinderte	pR
schwerpunkt	bScK
schwi-	jTlW
schwindelfrei	jY
schwindelfrei$	jW
sci	aRjT
scien-	aFqYrF
scope	bIcSiWrI
scott-	bRcSiKjTlJ
scp	fFgejJpJ
scp 00	gYpI
screa-	jX
scree-	iSjSpS
screen	qS
screen$	jRpUqK
screening	iXpT
screens	iQjS
screens$	iQjS
scrip-	l\\qG
scrum	jKkXlVqI
sdrs	aSjKsTtG
sdrs$	aEiKmQsWtG
se	qY
se busca	tY
se come	hT
se exige	lT
se ha	qV
se jubila	iUqS
se lever	jZkI
se libra	aJf[qG
se me	qZ
se nos	oX
se paga	gV
se puede	dXiUqH
se que	tS
se queda	oRqV
se queja	qRsU
se trabaja	fX
se va	qY
se$	hQkRlRqWrQ
sea	aQsV
sea$	aTiJpT
sean	qIsXtK
searc-	aSbGiRsU
search	aYbJ
searches	aIbKiSsUtK
searches$	bKiQjKsV
seaso-	eT
season	kSoR
season and	aHb]
season so	aIoS
season ticket	hQ
season$	dToX
seasonal	e\\jRtK
seasonal$	eSjS
seat	bWtR
seats	aRbX
seats$	bT
sec	aWcKtK
sechs	fTmR
sechs monaten	eU
sechs und	fY
sechs$	gRhS
sechs-	bUeRmU
sechste	bW
sechz-	dRnK
sechzig	dRnK
second	aS
second weekend	hX
second$	a[bJcIiBkGtU
secre-	aX
secretaire	aXbKqT
secretaire medicale	a[bG
secretaire$	aIbJmKqXtI
secretaria	jGpX
secretariat	gV
secretariat$	gX
secretary	aT
secretary to	aJrSsJtU
secretary$	aYtG
secte-	cZ
secteur	cZ
secti-	gRiU
section	gViKrQ
sections	bSiR
sections$	aHbV
secto-	iQjRqU
sector	jRqU
sector$	jRqU
secun-	jW
secur-	iVjQkR
securite	iXjQnS
securite$	iQjSnW
security	iT
sede	cZiHpW
sede electronica	iHjJp[
sede en	cYeK
sedes	bYcRtH
see	aGpXqStT
see below	tZ
see the	iUpQ
see$	bVcSsR
seed	bZhIiSjHoItI
seek	bJcKtZ
seek a	aStV
seek$	bIcItW
seele	aWqS
seels-	eRqSsK
seen	dGgKrS
seen$	qQ
segui-	iVnR
seguidos	fQqR
seguidos$	fT
seguimiento	iVnS
seguimiento de	aIiW
segun	gSjHoU
segun convenio	gS
segun-	bTkS
segunda	bSpT
segunda$	aTiKtK
segundo	kV
segundo local	bU
segur	fHhX
segura	aJbVcTiKtJ
segura$	aJbTcThJiH
seguridad	aTpQ
seguridad social	pTsW
seguro	hX
seguro de	hV
seguro medico	hU
seguro$	hS
seguros	aQiRjR
sehen	aJdWiIjIqItV
sehr	kQ
sehr geehrte	tS
sehr geehrter	tS
sehr viel	bUcJiS
sehr$	aKtX
sei	qY
sein	jW
sein wir	iJjJlXsF
sein$	jVsQtV
seine-	bShK
seinen	qY
seis	fVmW
seis meses	eV
seis$	bQf[iC
seit	b_
seit 0000	bX
seit 2000	bY
seit drei	bW
seit$	aIcGqV
seite	rZ
seite$	rR
sekun-	pRsH
sekunden	pRsH
selbe-	bSiR
selber	bSiQ
selber$	bXcH
selbs-	hQ
selbst	hSiS
selbstverstandlich	aSeWiK
selec-	cGgQiToV
seleccion	iW
self	eQqX
self--	bUeUiDjY
sell	bTqR
selli-	iUlKqQ
selling	iUlKqQ
selon	g]mJnS
selte-	jKkT
selten	jKkT
sem	eS
sem$	gUhH
semai-	hS
semaine sur	fQ
semaine$	fSjQ
semaines	hUlToR
semaines de	hU
semaines$	hUlS
semana	fT
semana al	fS
semana de	fQoKpUqK
semana santa	oQ
semana$	eT
semanal	iZ
semanales	fSiU
semanales de	fR
semanales$	fUgHhIiH
semanas	fKnRoXpR
semanas de	fJhV
semanas$	fEmJoYpU
semes-	fRhKiU
semi--	eKhJiWjUmKnJ
semin-	hWiT
send	pZqU
send a	rS
send it	pQqUrKtE
senio-	aQqQ
senior	aU
senior$	aX
seniority	fWiJ
seniority$	fWiJ
senor	sX
senora	iQ
senora de	iS
sense	iTtI
sensi-	iIkSqQsQ
sensible	iIkSqQsQ
sensible$	iJsU
sent	iTlUnH
sente-	qKrW
sentence	qJrX
sentence$	r]
seo	jU
sepa	jYkV
sepa de	jQkU
sepa$	kS
sepan	fZ
separ-	qY
sepp	iKtY
sepp$	iItZ
sept	oZ
sept$	o^
septe-	fQoU
september	fS
september$	o\`
septembre	oT
septembre$	iRoV
septi-	hRoU
septiembre	hRoU
septiembre$	bIhUoS
ser	sY
ser posible	kX
ser$	kHoTsQ
sera	oWqR
serai-	oSsQ
serait	oSsQ
serait$	oUqI
seria	cIiIk\\tS
seria la	iIk^
serie	bVcGmSnKtK
serie-	bWdHiR
series	bS
series b	bV
serio-	iVjUsI
serious	iVjUsI
serve-	aQjU
server	aJiRjRqJ
server$	aJiR
serveurs	aXiS
servi-	bQ
service charge	gW
service$	iX
services	cKiS
services$	iRtR
servicetechniker	aVcHnVrF
servicio	eQqR
servicios	gZ
serving	bUcJkGoY
servir	iW
servu-	tW
servus	tW
ses	qY
sesen-	bScJ
sesenta	bScJ
sessi-	eYfKgV
session	fJiSpU
session$	pR
set	iX
set up	iQ
set$	iS
sets	aJcHfHiZnK
setti-	i^
setting	i[
settl-	qS
settled	iKsS
setze	jW
setze ich	jT
setze-	tU
setzen	tU
setzen$	iS
seul	rV
seule	jW
seule-	gKpS
seulement	gKpS
seulement si	qS
seulement$	gKpV
seven	fRiHm[
seven$	fYgHmQ
seven-	gXhK
sever-	gKhViG
sevil-	cT
sevilla	cT
sevilla$	cT
sexo	s_
sexo$	sU
sexua-	jR
sgb	aUbKjRpS
shall	aTiJpQ
share	fUgW
share$	eSgUhI
share-	fQiQtQ
shared	fQiQtQ
shared 0	fQ
shared$	cKfVgIlK
shari-	hR
sharing	hR
sharp	fKlT
sharp-	hW
sharpened	hW
she	eUqS
she will	iT
she$	qY
she'd	sR
she's	qc
shear-	aKbVdKgJiKjT
shed	aTq[
sheet	eQiX
sheet metal	cJeUfK
sheet$	fRiUjQoItK
shenz-	nW
shenzhen	nW
shenzhen$	fKnS
shes	jKqR
shift	fW
shift 0	f\\gG
shift :	fT
shift is	fVjT
shift$	gThSiSjT
shift-	fTsStR
shifts	fTsStR
shifts ?	sJtQ
shifts$	iJsKtR
ship	fJiSkImHnZ
shipp-	hRjR
shipped	hRjR
shipped$	gRhR
shock-	bWcFhWqK
shoes	hS
shop	b^hR
shop manager	a[
shop$	b[jJ
shop'-	cWsS
shop's	cWsS
short	pRr[tS
short$	cErUtU
short-	pRqQ
shorten	kV
shortlist	pSqT
shortlist$	aJpUqQ
shoul-	qQsS
should	qR
should be	rV
should know	bZ
should not	jQnZ
shouldn't	j[
shout	qJsStU
show	jZlS
show you	i\\jK
show$	jQmIqX
showe-	hSiQ
showers	hUiR
showers$	hUiR
shows	qItX
shows$	qHtX
shut	aHbIcKfUgIhHi[jCrKtK
shutd-	hQoU
shutdown	hQoU
shutdown$	hQoV
si	kW
si ca	nQtR
si el	iUjR
si habla	kT
si hay	fSiQ
si la	q[
si le	qS
si lo	kRqU
si maneja	kT
si no	kEl\\oWqI
si o	fKjRpTsS
si possible	kQrQsU
si puede	cKjFkW
si se	gRhQiS
si te	qRrU
si tiene	jRkS
si tu	kUrQ
si viene	hU
si y	fSjJkKnT
si$	dRlSpI
sia	jV
sich	q\\
sich fur	hViJkKqS
sich mit	sQ
sich$	jSq[
siche-	j^
sicher	jU
sicher in	jU
sicheres	iJjX
sick	qWsR
sick$	eKqU
side	aS
side of	cUdQ
side$	aXbQiFmU
sider-	bRcF
sie an	iV
sie auf	mRoT
sie bei	jJl]
sie bitte	rW
sie das	rZtR
sie den	jCqZ
sie fahren	fV
sie hat	lKrR
sie mit	hW
sie nicht	jb
sie$	iHpZqQ
sie-f-	rS
sie-form	rS
sie-form$	pErV
siebe-	bUfU
sieben	bUfU
siege	bXcRiImQ
siege-	aJbKcciDjHqI
siehe	aItR
siehe unten	aItR
sieme-	jQ
siemens	jQ
siemp-	cUgKrQ
siempre	cUgKrQ
siempre$	qV
sient-	aQdUgRiK
siento	dVgRiK
sierr-	iVmHqR
sierra	iVmHqR
siest-	pSsK
siesta	pSsK
siesta$	pS
siete	fWmS
siete$	fVmU
sign	gSiUjJ
sign$	iR
sign--	gTiV
sign-off	gVoJ
sign-up	iV
signa-	aViR
signal	nQpSqQ
signe	qa
signe$	qX
signe-	gTrY
signed	gVjQ
signed off	gW
signo-	kR
signos	kR
silbe-	jY
silber	jY
silber$	jX
silen-	qV
silencio	dSqU
silencio$	dSqU
sillo-	bY
sillones	bY
silly	bUkU
silly$	kU
simil-	jT
similar	jT
similar$	jW
simpl-	gIhTrT
simple	gKiQkQrTsJ
simple$	hKiRkJpJrV
simul-	fX
sin	jWsT
sin cargas	iFjJsW
sin experiencia	lXsK
sin faltas	jSrT
sin nombre	rS
since	bRqRtR
since 0000	bZ
since 2000	bXlS
since easter	fShHiKqW
since june	bKiHjKoGt\\
since the	q\\
since we	aHiKqXtJ
since-	bKcJiGpHqWrItY
sind 0	mT
sind 00	dRgTmSqK
sind die	bVcJiUkGmK
sind ein	sR
sind uns	qV
sind wir	m\\
sind$	aHbAcRiTtZ
sindi-	e[oKqVsR
sing	bUfRiK
singe-	bKcX
singen	bKcX
singl-	hRsU
single	hRsU
single$	jIsV
sinon	tY
sinon$	tV
sir	tY
sir$	aGcKtW
siste-	jU
sistemas	jZ
sister	aShWjC
sit	jVmY
sit in	mRpU
sit next	bZ
site	dS
site 0	dUiGoIpSqK
site :	c[rXtC
site each	dGnWpJ
site$	bRdR
sites	b]cQnX
sites$	aQbUcJfImJnT
sitio	bVpKtW
sitio$	bVpKtX
sits	dJm\\
sits with	mV
sitti-	hUjS
sitting	hUjS
sitting$	hXjH
situa-	jQkSsX
situation	pKrHsZ
sitz	aFcVqKtT
sitze-	iFjYmXtJ
sitzen	aKiEjTmYtJ
sitzt	m[
sitzt$	bHcJiVkQmFqK
sitzu-	dXfUhI
sitzung	bUqR
sitzungen	fU
six	fUpQ
six and	bQiS
six mois	sQ
six months	gIhT
six weeks	fThS
six years	jU
six$	fWp[
sixth	bU
sixth form	bX
sixty	bUgUhKmR
sixty$	aJbHcGdKeKfJgXiGkKlKmInKoKpKqJrKsKtI
sixty-	gW
size	iVpFrY
size$	iVpFrY
ski	bRqS
skill-	jQpQ
skills	jSpSrK
skills$	jS
skin	cKgKhRiJjXlFsKtK
skipa-	hV
skoda	aKbUcJhU
slack	aKtZ
slate	aDcGiYjXtD
sleep-	cGeJfThUiIkHlInKpGrJ
slice-	bSiWjK
sligh-	bRjHlY
slim	jBkVsX
slim$	rKsU
slips	fKgKpYqTrI
sloga-	cHnTrW
slogan	cHnTrW
slot	eFqW
slt	tW
slt$	tW
small	bXkQsV
small independent	aVbHjI
small kids	sW
small$	b[
smart	jRsU
smell	bWdR
smic	g^
smic +	gR
smic$	gS
smile-	rT
sms	pW
sms 00	pUrQ
smt	aKtS
smth	aKpUrFtU
snack-	cKhViFkQlH
snow	cThVjH
snow$	iTrR
snowf-	aKhRjQkQtI
snowflake	aKhRjQkQtI
so	qQ
so 0	aKfIhGiJkRnWtI
so 00	gS
so :	aQtS
so about	fQ
so be	fTjStH
so check	qV
so dass	jU
so do	qS
so far	qX
so forgive	tV
so i	aRoItU
so i'm	qRtU
so in	aIoU
so it's	bVqI
so keep	oQpKqUtH
so my	rY
so no	fHiIqSsQtS
so not	qY
so say	jKqZ
so that's	aU
so the	tS
so they	iWjUoKtI
so think	bUqS
so this	qW
so um	cU
so viel	hUqT
so we	aIqT
so we're	bTqX
so who	aSqJtQ
so write	rY
so you	oQ
so$	tY
sober	j[rZ
sober$	aIcHiIjZtJ
sobre	rZ
sobre todo	kRnU
sobre$	iQjKqKrW
sobri-	r[
sobrio	rU
sobrio$	rV
soc	aQcUhIjIkUtI
social care	jU
social$	aQjR
sociales	i[
sociales$	iY
socials	aR
socials$	aT
socie-	bXcIhHjU
socio	mW
socio$	eSmYqH
socio-	bR
socios	bR
socios$	bSiQ
sofas	cJiFj[
sofas$	aKcIdKgKiGjWkKnKsR
sofor-	cHo[
sofort	cHo[
sofort$	cHo[
softw-	bVtW
software	bVtW
software for	bR
software fur	bS
sohn	qZ
soi	dZ
soi$	dZ
soign-	bWdKiJmKsW
soins	iV
soir	fQ
soir 00	pUrKsR
soir du	bKiRqX
soir$	fVhR
soit	nX
sol	iIjZ
solap-	oW
solape	oW
solar	aWtK
sold	jUqR
sold$	bSqT
solda-	jT
soldador	aQ
solen-	mGpZ
solic-	aJpUtS
solicitors	jQ
solid-	bTjY
solide	iKjW
solidworks	jU
solidworks$	iQjT
soll	rZtR
soll es	cKiIkKpHrZtE
soll$	rVtS
sollt-	jTsR
sollte	sT
solltest	jR
solo	qS
solo en	iWrS
solte-	sZ
soltero	sW
soltu-	j[
soltura	j[
some	fRiS
some weeks	hInXoH
some$	cKfQiW
somebody	sQ
somebody's	jV
someo-	sR
someone	sR
someone to	a\\iQtJ
someone who	iU
someone who's	sW
someone with	gRqT
someone$	aSsT
somet-	cUhKnRpKrR
something	pIrUtQ
something$	cHqGrJtT
sometimes	cXhFiKnW
sometimes$	bJcXgK
somew-	jQlR
somewhere	jQlR
somewhere$	hKjSlT
sommer	fRqR
sommer$	fKiVqVrF
sommerferien	eSiSoU
sommerferien$	aKeSiRoU
somos	b]iJmV
somos cuatro	bXmH
somos una	mU
son	m[sR
sonde-	aJbXgR
sonne-	bShT
sonnt-	fV
sonntag	fW
sonntags	fR
sonri-	jV
sonrisa	jV
sonrisa$	jV
sonst	iJ
sonst gibt's	qQrR
sont	bQpQrR
soon	mCoUqV
soon as	fKoV
soone-	oRqQsS
sooner	oRqQsS
sooner$	iKoTqT
sopor-	j\\
sorry	tW
sorry for	tX
sorry$	cRdTfRjQ
sort	aJjTsS
sort of	aJjGsYtS
sort$	jZkK
sorti-	iQpTsR
sortie	sT
soude-	aRbSjT
souha-	iImKqHs[
souhaite	jUsKtS
sound	rY
sound like	rZ
sourc-	aJi\\
souri-	cGdKeKfJgKhKiGj_mKnKpIrKtJ
sous	bQjV
sous contrat	bW
sous l'autorite	iQmQ
south	aIbTcZ
south side	cT
south-	cT
southport	cT
southport$	aQcR
sowei-	gX
soweit	gX
sowie	iQjXmQ
sowie-	fRsR
sowieso	fRsR
soy	mWtW
soyon-	qV
soyons	qV
sozia-	cIe[iHjKlGtI
spa	b\\
space	gKiUoGsY
space$	gJs[
spain	aVbKcTrJtK
spain$	aWjRrJtJ
spani-	jTkY
spanish	jUsK
spanish +	jHrV
spanish$	iJkQrS
spark	gFhGjQlY
spark$	bKcJiKjVlKtK
spat	fT
spate-	jHo]
spater	gIoWqT
spater$	gIoWqT
spatestens	jIoY
spatestens 00	fSjImT
speak	bKdIjKkZlUrHtS
speak english	bJcJdFkIlWqK
speak-	kT
speaker	jJkRsQtR
speakers	jEsT
speaking	kTqR
speaks	jIlV
speci-	aVbQiGmQ
specialist	aW
specialist$	aV
specific	bW
spedi-	bX
spedition	bX
speed	jU
spell	j[pJtH
spell-	rX
spelling	rX
spelling$	rX
spend	hKiV
spend-	bWcIeW
spese-	gRqQ
spesen	gRqQ
spiel-	gKkXmJ
spind-	jToR
spindle	jToR
spl	aW
split	fdiGjKtK
split shift	fStI
split-	fTiQ
splits	fTiQ
spoke-	jV
spoken	jV
spoken$	jV
spons-	dJjZlI
sponsorship	dHjZlH
sport	iV
sport-	sc
sports	mR
sprac-	kTqV
sprache	jKkTrW
sprache$	jIkVqJrR
sprachnachricht	pX
sprea-	fRiRmK
spread	fRmK
sprec-	fIpSrR
sprin-	rQ
spring	bTqS
spring$	qU
springen	cJiRr\\
sprit-	iSjRkKsS
sql	iIjc
sql and	jT
sql y	jT
sql$	iKjS
squad	aQmW
squad de	mY
squad-	iKmU
squads	iKmU
squads$	mT
squea-	jTrV
sr	aS
sr backend	aS
sre	aWmR
ssiap	jVtJ
ssiap 0	jVtJ
st	bVc]oU
st of	gKhT
st$	c\\iJoW
staat-	gRjZtE
staatliche	jS
staatliche anerkennung	fJjQ
staatsexamen	gUjQ
staatsexamen$	jT
stabi-	aUbKcKiKkJrK
stability	aUbKcKiKkJrK
stabl-	qTrK
stadt	aKbWiS
stadt$	aKbXcHpRtJ
stadt-	aUpVsK
staff	aQbXhSmT
staff discount	hSiJ
staff room	bUhSiJ
staff$	aWbZeKmQtI
staff-	eStT
staffing	eTtU
staffing$	eTtU
stage	aQeSpQ
stage$	cKeRiQ
stagi-	jVqV
stagiaire	jVqV
stair-	bViQ
stairs	bQcUiI
stairs$	bDcWjQ
stamm-	b[
stand	fGiUj_
stand-	jS
standard	bRjX
standard$	jX
standby	fSgR
standing	jVsU
standing$	iIjRqKsX
standort	cW
stapl-	aTlX
staplerschein	kKlX
staplerschein$	jSkI
star	b\\
star$	aKbZcJdJeKfHiKjKkJlKmInHoJpJqKrKsJtH
start	gRoa
start 0	oV
start :	oS
start monday	sT
start$	gUiEjJlZ
start-	iRnR
started	bShKiRjU
starts	fUgRiJoU
starts$	fWoH
state	jUrZ
state-	bRsR
statement	rU
statements	iW
statements$	iY
states	bYiGjKsR
stati-	bVcV
station	cVlR
station$	aRcW
stats	jT
stats$	jT
statt	aDgQiKrZ
statt 00	bIfRgX
statt$	aHr[
statu-	e\\gStG
status	bHeVgIhRmKtJ
statut	eS
statut cadre	eU
statutaire	eVgVjJtH
stay with	bYfViImK
stays	hQqS
stays in	qY
stb	aSiT
std	fWgU
std 0	sU
std 00	bRfJgQjQ
std$	fWgWjJ
stefa-	mQtR
stefan	mQtR
stefan$	mRtS
stehe-	iUmKoS
stehen	iUmKoS
steht	hRjJ
steht$	iWtR
steil-	bXcIjV
stell-	tU
stelle	fT
stelle 00	eHfUgIiJ
stelle :	aS
stelle ist	cIeSqX
stelle$	bSfWqRsH
stellen	aViS
stellen$	aTfKiVqQ
stellenantritt	nHoV
stellungnahmen	fHi]
stellv	aTjR
stellv$	aTjR
step	cIfGgXiU
step in	i]mK
steps	gU
steps$	gU
steri-	iW
sterilisation	iV
stern-	bUiS
sterne	bUiS
sterne$	bSiT
steue-	iWjHnQqS
steuerberater	iRqR
steuerfrei	iHnY
steve	mTtQ
steve$	aItY
steyr	aDbGc]tH
steyr$	aEbHc\\gHnKpJtG
stfa	a[cKkKqStK
stfa$	aW
sti	gahH
stich-	fKkKoJpZrV
stichpunkte	kGpIr\\sK
stiff	qTrU
stiff$	qTrU
stift-	aWbUcEiH
stiftung	bQrV
stil	rZ
stil :	rZ
still	bTjTq]
stimmt	iQqS
stimmt$	iQqQ
stipe-	hR
stipend	hR
stock	i\\
stock$	i\\jK
stock-	bQjTqQ
stoke	cZ
stop	t]
stop and	jTsStK
stop$	aHeFjEkKpErKtc
stopp	bUpKtZ
stopp-	aKjXtT
store	bXfKiI
store$	aJbYcHqRtJ
store-	jS
stori-	iRrVsK
stories	iRrVsK
storm	aIb\\fS
storu-	fQiZ
storung	fT
story	qVrU
story$	iKqY
stp	sWtQ
stp$	qKsZtS
straf-	jXqIrT
strafregisterauszug	jZ
strafregisterauszug$	jX
strai-	bSfTiI
strat-	a^bKiTjAmIrDtK
strau-	bFcYhR
straß-	aR
straße	cSdQ
straße$	cSdQ
stree-	cThR
street	cUhR
street$	cJhWpTrK
strei-	iYjJqQrW
streichen	iGqKr]
streit	iT
streitet	iXjGqX
stres-	iGjb
stress	jVkR
stret-	qW
stretch	qW
stretch to	qV
stric-	fVpV
strictly	fX
strictly no	pUtK
stron-	jSsQ
strong	jSsQ
struc-	aQcHiRjKpGtX
structural	aKbKdKeKfKgIhJiZjJkHmKnJoKrKtJ
structures	aVbJcKtJ
structures$	aWbIcJtH
stuck	bXhU
stude-	bViQsR
student	bUiRtU
students	bSgIiQmS
students$	bWgEiV
studies	iS
studies$	iX
studio	bVdR
studio$	aEbUcJdRtH
studium	jZlQ
studium$	cJjXlG
study	hXiJ
stufe	g[hK
stufe nach	gT
stuff	fThJiVjWlJpG
stuff$	bJfUhGiYjWlEpIrI
stuhl-	aIbXcHhHiYjIpH
stund-	fSgQ
stunde	gU
stunde$	gQ
stunden	fU
stunden im	tK
stunden$	fVgU
stundenlohn	gQ
stutt-	cYeJnQ
stuttgart	iRnU
stuttgart$	iT
style	r\`tJ
style$	aHdHrYtK
su	qW
su cargo	iQmW
sub	eXgThK
subco-	bVoY
subir	jT
subj	tV
subj :	tV
subje-	rRtR
subject	rStR
submi-	iY
subs	eThZpH
subs$	eThXpH
subsi-	iT
subsidised	hQ
subsidised canteen	hQ
subst-	eQhKjKlToQ
substitute	eRhJjKlToQ
subve-	iQ
subvencion	qV
succe-	qT
succession	qRrR
succession$	qRrR
succu-	aSbZjGtH
such	rQtU
such as	aJtU
suche	aSbJcJgJhIiJjJpKqDrKsKtX
suche-	aQtT
suchen	aQtT
suchen jemanden	sUtF
suchen wir	tV
suchen$	aJbGcKiItZ
sucht	nQrKt\\
sucht eine	aXeKtI
sucht zum	cSoGtT
sucht$	cFt]
sud	cZhG
sud$	c]hI
suegr-	sT
suegra	sT
sueld-	gQhKrR
sueldo	gQhKrR
suelt-	bWiIqT
suelta	jKqW
suene	rV
suffi-	lU
suis	q\\
suis pas	q\\
suiss-	kKnKsV
suisse	qSsQ
suit	hZjQsV
suit$	cIgGhViHjJtJ
suite	iTjQoUtU
suite$	aJcIiIlIoWpGrKtQ
suite-	bRiW
suites	bRiW
suivi	iU
suivi de	i[
suma	jFk\\
summe-	eQhQ
summer	eQhQ
summer$	eUfUjT
sun	fZ
sun$	fWgQ
sun-t-	fX
sun-thurs	fU
sun-thurs$	fT
sunda-	fT
sunday 0	fS
sunday 00	fEpXtV
sunday to	fU
sunday$	bSfSiKoW
sundays	fS
sundays and	fT
sup	fKgW
super	gQiHkUmWqJ
super$	jIk\\mQ
super-	mW
superior	iRjQlS
superior de	lW
superior en	aJhIjU
supervisar	iT
supervise	iRmT
supervise$	mU
supervises	iFm[
supervising	fGiIlVmY
supervision	bRhViW
supervision$	hRjU
supervisor	aRjQmR
supervisor$	aW
suppl-	lT
supplement	g]
supplied	hQlX
supplier	iW
supply	bQjR
supply chain	aWtK
suppo-	mR
support	aV
support team	bSmJnU
support$	iTjR
supported	jVmStK
supporter	jUmQ
supporter 0	jU
sur	cQ
sur 0	gV
sur 00	cKgUiV
sur ca	gThK
sur cinq	fW
sur de	nT
sur deux	f[oI
sur la	hRrR
sur le	cQhRrT
sur les	hT
sur place	bShW
sur sept	fVqU
sur site	d\\fFiW
sur six	cGf]
sur tout	q[
sur trois	fZ
sur un	bSjQ
sur$	iVjJs[
sure	bHhKi_jKqHtJ
surge-	bThHiT
surgery	aUbHiT
surto-	qRrS
surtout	qRrS
surtout pas	rV
surve-	fQiR
surveillance	iX
survey	qU
surveyors	iSmS
sus	gZ
sus espaldas	jT
suspe-	qW
suspension	qW
susti-	eW
sustitucion	eY
sustitucion de	aW
sutto-	cS
sutton	cS
suyas	gSsX
suyas$	gSsX
sven	bRqZ
svp	nQsS
swahi-	cIjTkT
swahili	cIjTkT
swahili$	cHgJkWtK
swans-	nU
swansea	nU
swansea office	hJnX
swansea$	aQcR
swedi-	bVlU
swedish	bVlU
swedish$	bUlH
sweet	jJkX
swim	hUjY
swiss-	j[k@
sympa	dFlJm[sJtI
sympa-	jW
sympathy	jW
syndi-	b[pIrStJ
syste-	bTmD
system	kT
system$	kV
systems	iTqQ
sœur	aKpHrHt^
t /	aQdVjJnK
t 0	hZ
t urlaub	hR
t €	gQ
t$	eSjXqJ
t-zug	gKhZ
ta	aQfHmWtV
ta partner	aRdQtJ
ta$	aWiCjU
table	bQd\\jKlFoKrJ
table-	hUiSjR
tableau	jS
tableaux	iSjQ
tableaux de	iSjQ
tablet	aIfGhXiQ
tablet$	aIfGhXiQ
tablette	hXiJ
tag	dR
tag eins	eR
tag in	pS
tag ok	d[jI
tag$	fTgQ
tage	dSfRhS
tage +	dRfIhR
tage oder	eTsS
tage vor	dV
tage$	fUhXiRjI
tage--	fT
tage-woche	fT
tage-woche$	fW
tagen	jJmUnVpQ
tages-	fKhJiW
tagsc-	aRfX
tagschicht	aRfX
tagschicht$	aRcKfX
taill-	aHiVjQsStJ
taille	aHiVjQsStJ
take	iR
take it	fTiKpHqTrT
take on	bV
take that	iJj[qS
take$	iS
take--	pV
take-home	pV
takes	bV
takin-	iS
taking	iW
tal	fKgW
tal cual	fKgW
talen-	cSjHpRtR
talent	tQ
talk	aKjSpQtW
talk about	eS
talk to	iRjR
talk$	jW
talks	iQlZqS
talks are	iIjIkJl[qV
talks$	iU
talle-	bT
taller	bUqQ
taller con	bGqX
taller que	bY
tambi-	bQlQ
tambien	bQlQ
tambien$	hU
tard	nWtT
tard$	nWtT
tarde	fTsU
tarde$	sW
tarde-	fV
tardes	fV
tardes$	pT
tardi-	iYnI
targe-	iV
target	gQiT
target$	fKgZiH
tarif	g\`
tarif$	gVhK
tarif-	gQi\\
tarifa	gUpQ
tarifas	pU
tarifas$	pU
tarje-	rX
tarjeta	rX
task	fUiW
task and	f[
tasks	iWjK
tasks :	iS
taste	aGbYcIjUtH
tatig-	aWiSjI
taugl-	jV
taux	g[hUiJ
tax	dSjU
tax free	gS
taxi	dJfIgShV
tbh	bIdTqSs]
tbh$	cGdTsW
te	tS
te cuento	bKkUtR
te dicte	qU
te lo	sQ
te mando	tX
tea	gJh]
teach	l^
teach you	lWoS
teach-	aQkV
teacher	aVbH
teacher$	aU
teachers	kU
teachers$	jQkQ
teaching	aKeIiRjDkWoF
team	mR
team "	bX
team :	mV
team is	nUsS
team of	mYqR
team this	tQ
team$	aX
teams	iW
teams$	iV
tears	j]
tech	aYjKkQmQ
tech /	bUjF
tech$	aUhJkSmW
techn-	mT
technical or	jT
technicians	lUmT
technicians$	lUmT
technicien	a^eI
techniker	aKjUlT
techniker oder	lQ
technique	mY
technique$	cHmW
techo	hGqY
techs	cCfIiUjKkKm]oGpDrK
techs$	bTcKiSjGkKmXoGpG
tecni-	aRjQ
tecnicas	mZ
tecnico	jT
tecnico /	bR
tecnico de	aY
tecnico o	jV
tecnico superior	hJjW
tecnico$	jR
tecno-	cRjT
teilb-	aKfU
teilbar	aKfU
teilbar$	fUiK
teile-	gT
teilen	gT
teilz-	e[tJ
teilzeit	gRtJ
teilzeit$	aVeUfRtI
tel	hSpZ
tel 00	gIpX
tel 00000	bUhSjG
telea-	dYfKhG
telearbeit	dYfKhG
telef-	iQ
telefon$	fQiR
telefonat	pUrKtQ
telefonica	aTfQpT
telefono	iR
telefono de	fKiSpU
telefono$	hQiQjJqU
telep-	hUpT
telephone	hXpQ
telephone$	hWiS
telet-	d^fGhS
teletravail	d^fF
teletravail$	dQ
telew-	d]fHiHnG
tell	fRjSqQ
tell us	cTfWjHpU
tell you	iGjZ
temp	e[oR
temp to	eS
templ-	bKcVjS
template	bJcWrS
tempo	eSiU
temporada	aSiToT
temporada$	iW
temporal	eUfI
temporary	eV
temps	e[fR
temps de	jKnU
temps partiel	e[
temps plein	eXfI
temps$	tQ
ten	gZ
ten people	bYjK
ten percent	gIh[iC
ten years	bUgQ
ten$	fKgXhCiQ
tenan-	iQjY
tende-	iY
tender	iX
tendr-	mY
tendria	mY
tenem-	qQ
tenemos	qQ
tener	jVlH
tener-	qQ
tenga	sU
tenir	aQjW
tenu	jUqQ
tenu une	jY
tenue	gJhS
terap-	mQ
terapeuta	mQ
terapeuta ocupacional	mQ
terce-	jZ
tercer	bRfTjQ
tercera	qS
teres-	qStR
teresa	qStR
term	eU
term time	f\\
term$	bKeThQiSjK
termi-	iT
termine	iQrX
termine$	iTjK
termino	cGeYiJ
terra-	aTiRkS
terraform	iSkW
terraform$	iFjWtI
terrain	aWcK
terrain$	aXqK
terre-	aSqRsR
terreno	aSqRsR
terti-	aS
tertiaire	aS
tes	fJgRhSjIpU
tesor-	iRqV
tesoreria	iRqV
tesoreria$	iZ
test	iSjSpW
test$	gQiGjUlSpQ
teste-	aSlRqR
tester	aTlSqR
testi-	i[jIkUlI
testing	iRjKkQ
testing$	iVjD
tests	eHi^jW
tests$	iRjX
tetan-	cJiIj]
texas	jWrR
text	pRrX
text bitte	rW
text$	iIqRrV
texte	iRqFrZ
texte$	qKrS
texti-	bXqJ
textil	aU
texto	iRrX
tfa	jVtI
tfa$	aVgKiQjQtJ
tg	gXhQ
th	oV
th and	aQ
th edition	gDj[
th month	gYhI
th$	oVpU
than	sQ
than 0	j[
than 00	qTsS
than$	aJeKjSkWtD
thank	aImIt\\
thank you	aImJtY
thank-	rTtS
thanks	rTtS
thanks$	aJr[tG
that age	s[
that in	jUlQtT
that isn't	aKjUkQ
that number	iVqZtJ
that out	qQrV
that stays	qT
that the	qU
that under	qT
that$	oSsU
that's it	pSqJtZ
that's the	cVoVrK
that's what	iSqVtJ
that's why	bX
that's$	oQ
thats	cJgKkQlSpGtX
the "	jU
the 0	lQqR
the 00	bRpTqR
the a	cTiWqH
the ad	qZrU
the advert	tT
the agency	aKjX
the app	iQ
the audit	mW
the award	qV
the back	eQiHtU
the band	gGhIiVqU
the bar	pV
the bench	bV
the bit	qRrQ
the books	hTiKjIqU
the budget	iUqS
the building	iIjW
the bus	aKbJhCjJlWqItS
the catering	qT
the cfo	mV
the chair	pR
the choir	bRqY
the christmas	bKiZ
the city	mRpQ
the class	iKl\\mX
the co-op	bY
the committee	gIqY
the corporate	rYsJ
the council	aSbJkKpRtV
the county	bWqU
the course	hSiTjIlV
the crew	iQjJn[
the cto	q\\
the customers	sR
the day	iUoIpTtR
the dean	qU
the degree	jTqK
the design	dHmUqR
the dog	bWmV
the door	hW
the duties	iSkK
the edge	bRcIqT
the end	eQ
the estate	hXiK
the facebook	jJlSrQ
the family	hX
the field	aIbWiR
the firm	b\\
the floor	jU
the gaeltacht	jKlR
the garden	aJbZ
the gas	iIlUnX
the golf	bHtW
the governors	aSiH
the ground	aRiS
the group	mUnSrTtK
the half	jVlK
the hall	iVpW
the head	q]
the high	bW
the hospice	aU
the house	aJrWsYtH
the hub	cWdJiKjK
the job	hXjW
the kitchen	mW
the lab	iZjQ
the labour	qX
the lake	iV
the last	pTqQ
the leads	mR
the line	aKmY
the little	gHhVqV
the local	aQpT
the main	iR
the market	gJqZ
the moment	iQ
the monday	bT
the money	gSrR
the month	iU
the monthly	iQ
the new	cKiVjK
the night	aTiSjRtK
the north	bTcFdQ
the odd	iUjR
the office	aSdTiClQ
the old	bUcVlK
the on	iKqR
the one	qQrRtS
the ops	fW
the other	mRqWtH
the page	rS
the parents	qSrX
the person	hSiS
the phone	h[iH
the pipeline	iVjH
the plant	bU
the police	bUpSsS
the pool	gUhIqS
the post	bRrR
the public	b[iG
the real	mFoSqT
the rent	bVrU
the ri	fQqQ
the right	pTqT
the road	dIfEjRnY
the role	qT
the rush	qY
the same	bTqQ
the shop	bKiRjU
the site	jQnUpT
the six	bHkQqW
the socials	iQ
the spring	iRqS
the staff	bQiJmS
the start	lY
the state	hTrV
the station	cX
the studio	aRbCcKdZ
the summer	eSiT
the swansea	hJnX
the team	bTmV
the tech	pHrZ
the technical	fKiRmS
the test	gGlZ
the thing	hXiSqIrI
the third	bScItQ
the time	bKfRpT
the tone	qHrWtT
the train	cKtR
the training	cUeKhViK
the trustees	tQ
the two	cRiWjGqQ
the uk	jIrHsW
the usual	hS
the volunteers	i[mDqT
the wage	bJgT
the walled	iV
the water	bY
the waterfront	cUiK
the way	qWrV
the week	hViU
the weekends	aWfEiX
the whole	bQhTjRrT
the window	bKcJfKgJhWoKpI
the winter	gWhHiToU
the word	rV
the work	cYfS
the workers	jJsX
the yard	h]
the year	fIgW
the £	iQr\\
the$	tZ
theat-	bSkRlJ
theater	aKcTjJkVlIqS
theatre	bVjS
theatre$	bRjVkJ
their	iKjVqW
their-	mS
theirs	mS
them	lRsT
them and	hViKkJ
them through	jQlU
them to	fRjJkRlT
them$	aUmQ
thema	iWqT
then 0	cFdTfUiJ
then a	pU
then coffee	pR
then panel	pY
then$	cJhKiQjUpKtV
thera-	bTkR
therapist	aQhSmR
therapist$	mS
therapy	kW
there	dV
there are	iRjS
there is	aJdQfRkImS
there$	cIdVfDhJiIpJqTtU
there's	eShQmR
there's a	eWhTtQ
there-	jQ
thereabouts	eKfKgStS
thereafter	oW
theres	lT
theres a	lT
therm-	bShZiKlK
thermal	bV
these	sUtT
they	iR
they can	kRlTpV
they do	iRjIkJtW
they don't	lVmQ
they have	jZkZ
they must	jQ
they need	aIiHjZ
they report	mR
they should	sW
they will	cSiT
they$	cKiQlVsR
they'-	iR
they'd	iVmS
they'd be	iDmXoQ
they'd run	iZmItG
they'll	jRlS
they're	fSjJlQqR
they've got	gJqQ
thiba-	mUpU
thing	hStW
thing$	rKtZ
thing-	pRsU
things	pRsU
think	oS
think of	aUqJsT
think$	bIgQoVpKqFtW
think-	qRtR
thinking	aJiKjQrStT
thinks	q[
third	bQqV
third generation	bTtS
third one	bUcHqQ
third-	bUeJfHmI
thirt-	fVhU
thirty	bQgHqT
this is	cUdQtQ
this one	aHd[jSlKtH
this person	iWqQ
this thread	qXtH
this time	rRsV
this$	iSoT
those	jRkVpJ
thoug-	lR
though	lS
thoughts	iIpRtW
thous-	gV
thousand	gV
thousand$	hVrH
threa-	qStQ
thread	qQtS
thread$	pIqT
three days	dVeVfIhJnR
three in	cKiX
three months	eT
three of	bRdZ
three to	jT
three with	aHhKpV
three years	aKeQjR
three$	cKiXjXkK
three-	eShV
throu-	fQ
through	fQ
through an	jQkT
through the	pQsV
through to	iVpRtI
through your	lW
through$	eUjR
throughout	cU
thru	aJbKiIoa
thu	fVtR
thu 0	fKtY
thu$	cJdTfUtK
thurs	aGoTpTqT
thurs 0	hU
thurs$	aEbJcHeFfShKiGkKoSpEqYrKsKtI
thurs-	iS
thursday	dQ
thursday$	dU
thursdays	hSiR
thursdays in	dVfKpJ
thursdays$	dJhRiV
thus	aHbYgQ
thx	pHt\`
ti	hRiUpR
tia	iSjQ
tia$	i[jK
ticket	jSkV
ticket and	jV
ticket$	kZ
tickets	lS
tickets resto	hV
tickets$	jQqU
tidy	aJiYjJrUtH
tidy$	dSqKrUtH
tied	cJhSsY
tiemp-	eQ
tiempo	eQjKoQ
tiempo$	aRnQoT
tiend-	bTcS
tienda	bRcU
tienda o	pS
tienda$	gJhU
tiendas	bRiS
tiendas$	eJiU
tiene	hRjQmT
tiene que	jVqQtK
tiene-	hYiI
tienen	hYiI
tient	iTsX
tier	aTbTtJ
tier 0	aTbTiJtJ
tiera-	b[
tierarztinnen	aKbU
tierr-	aKbRcQoQsX
tierra	oSs\\
tierras	aHbUcU
ties	iUsR
tig	aSjZ
tig$	aSjQ
tijer-	jRrQ
tikto-	iV
tiktok	iV
tiktok$	iR
til	fWoQ
til 0	fTpK
til 00	fQgJoR
tildes$	qS
till	bQfWoV
till 0	fV
till end	iHoY
till the	iHqVrU
till$	bJfTiZ
time	fQ
time 00	fR
time and	gY
time back	fW
time i	iHqVtS
time of	jRqT
time zones	dXtH
time$	eRfQ
times	fJnV
times$	hS
timoc-	jKkV
timocom	jKkV
timocom$	kU
tiny	b\\qJsR
tip	aHfRjS
tipo	jRpU
tippe	qVtI
tippe-	iQ
tippen	iQ
tippen$	iT
tips	g\`
tips$	ga
tira	kVqQ
tiro	bTqJtU
tisch	mSqU
tisch-	aV
titel	aUrQsKtR
titel$	aQrRsItT
title	aRtT
title$	aHbKcIdJeJfJgKhJjJkKmKnKoKrFsKtX
titre	jTrS
titre pro	aRjT
titre-	bXhUiKtK
titul-	jUlZ
titulacion	l]tK
titulaire	eSjX
titulaire de	jR
titular	qR
titulo	jS
titulo de	jUkQ
titulo en	rX
titulo$	lR
to $	hT
to 0	f\\gR
to 00	gW
to 000	gRi[
to 2000	bUiU
to 90	bWcFdIeHfIgHiKnW
to :	mUtX
to a	eRjU
to advertise	lGqW
to apply	jSpDqRrS
to appoint	qKtU
to be	jR
to bring	iXlWmKpJqI
to build	oU
to date	jV
to day	iYtR
to do	fQ
to draft	rYtG
to drive	lX
to eight	fVgHhV
to finish	gJhJiWoJ
to five	bIfXiI
to friday	fVgJhK
to funders	iY
to get	qS
to go	fKiQjJsQ
to have	jRkQ
to hire	eRiJqKtR
to hr	pR
to join	mTtR
to keep	hUiGm[pKqU
to know	bJjRlVqJrS
to live	aShYtK
to march	eQfQ
to me	m\\
to meet	iKjTtX
to mid	qXrG
to mrs	pV
to october	oR
to one	aUbKcKiSjVmJtC
to oslo	dReKqQ
to our	iVlJmJpJsQtW
to people	hQ
to post	lJrS
to production	iX
to run	a\\
to sell	bJiKlVqV
to show	iS
to sit	jR
to six	gQjS
to start	fEgZiQ
to stop	qSsStJ
to studio	oKpR
to talk	hKqW
to teach	jR
to the	iQmR
to them	aJeKjSlKpJqKsZ
to three	dUeJfInS
to thu	aSfS
to thursday	dVfR
to two	gX
to work	hRiIjSrV
to xmas	bKo]
to you	eTgIp\\
to £	aR
to$	tY
tocad-	kV
tocado	kV
tocht-	bW
tochter	bW
toda	bRnU
toda la	bRnU
todav-	kRqQ
todavia	kRqQ
todavia no	rT
todavia$	kUqR
today	aIqRtV
today pls	tV
toddl-	dHsY
toddlers	dHsY
todo el	pUrS
todo$	rU
todos	nUqT
todos los	nW
toget-	dR
together	dR
together with	iW
toi	qbtR
toi$	iJqStW
toil	fYpI
toile-	i\\
toilets	iS
told	mRqR
told$	jSmXrR
toler-	j^
toll	kUtQ
tom	tW
tom$	tW
tomas	cHpVqZ
tomas-	iRrQ
tomasz	rR
ton	bUrZ
ton$	bUcJpR
tone	rb
tone of	rU
tone$	tU
toner	aJcIiXtI
toner$	aJcIiWtI
toni	oStQ
tono	ra
tono$	rT
too	qS
too long	qTrW
too much	iVsV
too$	aQbSiSqI
took	aFq[tX
tools	hQjZ
tools$	hQiGjX
top	hTjFkV
top 0	tY
top$	hTjHkX
tope	jSqT
toron-	cWdQ
toronto	cWdQ
torre-	c^fHiJ
torta-	jTqT
tortas	jTqT
tortas$	iJjW
tot	jVkKlJoYqH
total	jWnT
tour	cRgUnXrK
tour$	fRgW
toure-	bR
touren	bShQ
touri-	aRnQrX
touring	bVhEnY
tourn-	cSnU
tourne	cSpKqQ
tours	fViU
tours$	fXgKiR
tous les	nXsT
tous$	gZ
tout	cRlQoU
tout le	cWoR
toute	aKcKpJtZ
toute la	fQ
toute-	mQ
toutes	mQ
toutes les	mQ
towar-	dHiHjQkZlE
towards	fKiKjU
tower	cWdJ
town	aCbWcUtV
town$	c[
tp	aWrS
tps	hTiW
tr	aIbJcIdIeIfHgQhWiGjIkIlImHnIoHpHqIrIsItH
trabaja	fX
trabajado	gTkTlQ
trabajado en	lV
trabajador	jU
trabajadoras	bZ
trabajadoras$	bY
trabajadores	bXcG
trabajadores$	bS
trabajar	jZ
trabajaria	iUmT
trabajo	iX
trac	pUrQ
track	aVhFiKnWqKtJ
track-	aSbTcKfKhWtI
tracked	bQfIhZ
tracker	aFbVtG
tract-	aJb[
tracteur	bKiT
tractor	aDbVjR
tractor licence	jU
trade	aSiRjT
trade test	jUpT
trade-	aJbReW
tradi-	bUjV
trading	bUiRjK
traditional	jU
traditional and	jW
tradu-	aSiVrY
trae	jRq[
traer	dKfKhYlJ
traff-	bSnU
traffic	bSnU
trafi-	pT
trafico	pT
tragen	gJhTjUlJ
tragen$	aKbIgIhViBjUmKoJpJqKtK
trager	bSmS
trail-	aRcXgC
trailer	aT
train	lZnY
train and	lK
train rembourse	hSnT
train$	l]
train-	kQ
trained	jR
trained or	jR
trainee	jIlRmV
trainee$	aKbKmYtI
trainees	aSmS
trainer	iIkTtK
trainer$	iHjIkV
training	hRkTlR
training for	iW
training given	hHkJlb
training$	iVjIkX
trains	iSjU
trait-	cKgWiU
traite	bScKiU
traite et	bXcIiF
traitement	g\\iKkK
traje-	hSiInR
trajet	gWhKnH
trajets	gFhXiFnV
trakt-	bZiJjT
tram	c]eKjH
tranq-	fGiT
trans-	bR
transfer	hViTkR
transfer$	hXiFkV
transport	hRjR
transport$	bKhRjR
transportation	iEjWpV
transporte	gQhQ
transporte$	gT
tras	eXiVqG
trata-	iX
traue-	jX
traum	kZ
traum$	kX
trava-	jQ
travail	jQ
travail a	iQkW
travail$	jV
travaux	aQiJmT
trave-	gHnW
travel	nX
travel :	nS
travel for	hQnJ
travel$	bEiUnVpH
traye-	gU
trayectoria	gU
traza-	bUiQjH
treas-	hKpVqV
treasurer	hJmQpXqW
treat-	hQiX
treatment	bQ
treatment rooms	bVhKtK
tree	bZcKgXhC
trein-	qQ
treinta	qQ
treinta y	aKmQqS
tren	tV
trenn-	qV
trennen	iIqU
trennen wir	iIqU
trent-	jW
trente	jW
trepp-	bIiX
treppen	jR
treppen$	iQ
tres	bR
tres anos	gVjR
tres dias	dXfWiH
tres meses	eSgShI
tres semanas	fJhW
tres veces	jZ
tres y	fV
tres$	fV
trese-	iRmT
tresen	iRmT
tri	cHiVqR
trial	s\\
tribu-	jRpQ
tribunal	pR
trime-	hS
trimestral	gQhGiSnT
trimestre	hTqR
trimestre$	hT
trimestriels	hT
trimestriels$	hT
trink-	gSiQsR
trinkgeld	gSsT
trinkgeld$	gQsK
tripl-	b[
trips	dHeIfQgXnZ
trips$	gXhIiKjK
trish	mTtV
trock-	hS
trois	bQpQ
trois a	iZ
trois ans	eX
trois en	jV
trois jours	dZ
trois mois	eV
trois semaines	hQlUoR
trois$	gQjS
trois-	lV
troisieme	lV
trop	rTsZ
trop$	s[
trotz-	qTrQ
trotzdem	qTrQ
trouv-	qRsQ
trouve	qRsQ
truck	jKkUnS
truck$	cHfJhUkRnT
truck-	bXfR
trucks	bWfR
trucks$	bQiR
truji-	cShU
trujillo	cShU
trust	bVjWtS
trust$	bStT
trust-	kS
trustees$	iRtQ
trusts	aT
tsche-	fKiIkQnY
tsu	jV
tt	ddeKjI
tu	tS
tu connais	kTtQ
tu fais	iW
tu me	pS
tu peux	qRtQ
tu vida	pV
tu y	qSrU
tu$	bIcKhKkQmRqHtV
tucso-	aKcUjK
tucson	aKcUjK
tucson$	aKcUjK
tudel-	cSqR
tudela	cSqR
tudela$	cSqR
tue	dIfVpT
tue-s-	fX
tue-sat	fU
tue-t-	dY
tue-thu	dY
tues	dSfUiJjIpRqJ
tues /	dTpVqH
tues$	cHdHfWiIjIkItK
tues--	dSfU
tuesd-	dTfVgK
tuesday	fQqR
tuesdays	cKdXmR
tuesdays$	cIfRhKmUtI
tuiti-	eQhY
tuition	eQhY
tuition$	h\\
tun	gRiVtT
tun :	iV
tur	bFc\\fKhG
turis-	jZlQ
turki-	aKjSkU
turkisch	aKjSkU
turkisch$	aJcJtJ
turn--	iTqW
turna-	iVjU
turnaround	iVjU
turnh-	bVcR
turnhalle	aKbScS
turnhalle$	bU
turni-	bQgSsS
turno	fYiQmQ
turno partido	fV
turno$	iXmU
turnos	fUmRnG
turnos de	fU
turnos$	kTmU
turnover	bVqR
turnover$	bU
turns	bJf]gKjR
tus	hZ
tut	aKtU
tutoi-	r_
tutoiement	r]
tutor-	eJhHiYkIlW
tv-l	g\\
tv-l 00	fU
tv-l e	fFgX
tv-l$	g\\
tv-v	gW
tvod	g\\mQ
tvod$	fJgU
tvod--	fIg\\
tvod-vka	gQ
tweet	rW
tweet$	rW
twelv-	fQ
twelve	fQ
twelve months	eQ
twent-	gThT
twenty	gShQ
twenty$	fXgHiI
twenty-one	gX
twenty-six	iRmS
twice	iSjJqS
twice a	iY
twice$	aIbRhT
twin	cW
two	mR
two as	jV
two children	hY
two consultants	aWbKmTtG
two days	dXfX
two home	dV
two hours	hKlVnT
two hundred	bRgSiJrU
two in	aIj\\tJ
two months	eIhSlKpKtK
two of	aQlRqU
two to	dKnTqT
two weeks	bQlT
two years	eVqS
two$	iStV
tx	cTjDkRnZ
tx$	cVjEnZ
txt	aJtX
type	aFtQ
type :	eVrTtG
types-	jW
typescript	jW
typescript$	cKjW
typin-	jV
typing	jV
typing at	iIj[
typing$	bIcHiTjQ
tz	eWfT
tz ab	eX
tzbfg	e[fI
tzbfg$	eV
u	lRmTrQ
u +	gKiQmU
u 0	gGiV
u 00	iTsQ
u can	hTiJjJ
u$	fWgDhQlXmH
uae	iTjTpF
uber	sW
uber 00	qEs\`
uber das	iTpV
uber den	qSrV
uber der	iS
uber die	eXgDjRqKsJ
uber interamt	pU
ubera-	bJqKtT
uberf-	hSiZjJ
uberg-	h[
uberh-	iFpHq]
uberl-	jU
ubern-	eUhGiQnU
ubernahme	e\\fI
ubernehmen	hJiYjX
ubernimmt	aViTqK
ubernimmt$	aViTqK
ubers-	hVoQrXtK
uberschrift	rXtG
uberstunden	hZqV
uberw-	bWeJgFiWjIkJlKsJ
uberz-	gXiT
uberzahlung	gU
uberzahlung ja	gT
ublic-	iRjT
ubliche	iSjT
ubliche$	iRjT
ubung-	eWgQ
ubungsleiterpauschale	eWgQ
ubungsleiterpauschale$	eXiK
ucker-	aJcWiI
uckermark	aJcWiI
ue	iXjU
ue$	iXjU
ugh	iQpKqY
ugh$	iRpKqY
uh	cKgIhUjJtT
uh$	cJhSjKqQtU
uhr	f_
uhr an	iK
uhr jedes	fW
uhr$	f\\jT
uk	eQ
uk or	cUdIjGsR
uk$	dX
ultim-	hRqZ
ultimo	qU
um	hT
um 00	bHh]iJjK
um den	aX
um die	gX
um funf	fW
um$	aJcJkStT
umbau	bSiUjJ
umbre-	gUiK
umbrella	gUiK
umfan-	fUiQ
umfang	fUiQ
umgeb-	cRoHqU
umgebung	cS
umgebung$	cSjI
umkre-	cTiK
umkreis	cTiK
umsat-	g^
umsatz	bU
umsatz$	bVgQ
umsatzbeteiligung	fKg\\iI
umsch-	iKjTmVrV
umson-	bKcThU
umsonst	bKcThU
umsonst$	bHcUgKhS
umwan-	hViUjJ
umzug-	eJfKgRhVjJmJsH
un (	aWjG
un /	aVeK
un abrazo	tV
un agent	aV
un an	aIbIj[kHlJ
un couple	sQ
un cv	pV
un deuxieme	bYjJ
un dia	d[eJ
un domingo	fQ
un homme	fKsZ
un jour	dXeKqY
un mes	eUhUkQ
un mot	qUrW
un ou	aR
un petit	sT
un peu	iUkSnQ
un plan	hJiBjamK
un plus	ka
un poco	jEkWqQ
un poste	aXbHjKtR
un sabado	fQ
un samedi	iKpX
un seul	qQrW
un week-end	fV
un$	aRsR
una pagina	rT
una persona	aX
una plaza	qU
una semana	fS
una vez	nU
una$	aWbRfRiQ
unas	eTfIi[
unbed-	qRrV
unbedingt	qRrV
unbef-	e\`
unbefr	eV
unbefr$	eS
unbefristet	eV
unbefristet$	e[
uncap-	gWtK
uncapped	gWtK
uncapped$	cJgWiGtK
uncle	bXiJ
und 0	fIhUjRpS
und 00	fQmS
und 000	fU
und ab	bXiQjF
und alles	i[qH
und bitte	jWqJ
und brauchen	bQiKtT
und das	iW
und den	cTjS
und der	qQ
und die	bShTiK
und ein	iKpX
und eine	iJjUmY
und englisch	jVkH
und hast	aImRtV
und herren	tQ
und ich	fGqY
und im	qKrVsU
und in	kS
und nicht	iEjYrS
und nimmt	hJqZ
und ohne	sX
und suchen	aWiF
und vier	fJiUpWsK
und zu	bVjInT
und zwar	aIbGeXtS
und zwei	aHbYmTtD
und$	jZtX
under	m\\
under 0	iVjSrT
under 00	gQnTsV
under 000	rV
under you	mW
under your	mKrV
under$	iIsZ
under-	jTrW
understanding	qT
understanding$	qT
understands	jS
une alternante	bKmZ
une experience	kS
une fois	mU
une phrase	bKtU
une reunion	hJiInV
une semaine	hJiVrTsT
une version	rW
une$	jW
ungef-	gS
ungefahr	gS
uni	aIbEcKdJeHfKhIiEjTkFlImXnJoKpKqKrJsJ
unifo-	hYsV
uniform	hS
uniform$	hV
uniforms	hS
uniforms$	hV
union	hWiSlH
uniqu-	aTpUsR
uniquement	pVrJsT
uniquement$	pSrIsV
unit	cShTjFmS
unit$	aQbQcIgJhZiIjElEtK
units	bZiRjVpItK
units$	bVfKiGjZpHqIrJ
univ	b[cHiK
unive-	bXlR
universidad	bVgStJ
universidad$	aHbUgUtI
universitat	cS
university	bUjKlX
university$	jKkKlY
unlim-	eVhR
unlimited	eVhR
unloc-	iRtQ
unlocking	iT
unlocking$	iU
unmar-	sQ
unmarried	sQ
uno	fTnS
uno de	jKnV
uno$	fXiJ
unos	gTmR
unos 0	gV
unpai-	sW
unpaid	sW
unpaid$	fIgKsX
uns	qT
uns :	bVqS
uns ?	bV
uns den	cFi[qK
uns$	eRhRqR
unser	bSrU
unser$	aIbFnKtX
unser-	iR
unsere	hQ
unsere$	iSkKtU
unserer	kQrKtR
unten	rStW
unter	cQrQ
unter 0	rR
unter 00	qS
unter uns	qZ
unter$	pU
unterlagen	pX
unterlagen an	pR
unterlagen bis	pX
unternehmen	bWgIjR
unterscheiden	jIlVtV
until	tR
until 0	eR
until march	iU
until the	eRoHqR
uop	e[
up for	bSeQpUqJ
up if	eKgZqQ
up in	bKdUnJ
up on	aKtS
up the	aWpJtG
up$	dTjRtS
updat-	bXfGiI
uphol-	aTtJ
upholsterer	aTtJ
upholsterer$	aXbK
upper	cTgJnK
ups	gShKiT
upsel-	fHhGi\\mH
upsta-	hVpS
upstairs	hVpS
upstairs$	hY
ur	gV
urban	hV
urban sports	hV
urban-	b_tH
urge	qYtE
urgen-	cKiUtT
urgent	qTtQ
urgent$	qRtR
urlau-	hY
urlaub	hTtQ
urlaub$	h^
urlaubsgeld	gU
urlaubstage	gJhY
urlaubstage$	hS
us a	aGpUtR
us all	eJm^sI
us at	iT
us for	bUsT
us not	pS
us the	nJqR
us time	dXtH
us$	bR
usd	gY
use	jUrS
use the	bSfSiHrU
use$	bQ
used	jV
used to	jU
used$	jQpTqR
usefu-	kS
useful	kS
user	hUiT
usine	bWcUtI
uss	dGgJhaiJjE
usted	qZrQ
usted$	rW
usual	hS
usual-	fQ
usually	fQ
usuar-	iT
usuarios	iT
usuarios$	iV
ute	hUjHkVtT
ute$	jGkXtU
utili-	cIgViT
ux	aTiS
ux researcher	aV
v	jTkKlS
v 0	qQrV
v br	jT
v$	jZ
va a	aRjKqS
va de	iV
va el	oU
va en	aItW
va todo	t]
va$	qV
vacac-	hU
vacaciones	hU
vacaciones$	hV
vacan-	bHqXtQ
vacances	fQhTtQ
vacances$	fUhQiK
vacancy	qT
vacancy$	eQ
vacant	iT
vacante	bJeUqDtV
vacantes	aYqY
vacantes$	aYcIqR
vacat-	eThR
vacation	hX
vacation$	hU
vacations	eVmR
vacations de	fW
vacations$	eYiGmS
valab-	cJoKpKtS
valable	cJoKpKtS
vale	jVkIlZqUtJ
vale$	aHiKjJl]qUtI
valen-	cZjKkY
valence	cRlW
valence$	lY
valia	mKq[
valia$	mIqX
valid	j\\
valid$	hJjW
valid-	jX
valide	jUqS
valle-	c[tG
valley	bVcRoK
valor-	jIk\`
vamos	gKqRtX
vamos a	gKqRtX
van	h[
van$	aIbUcHhQiKjWlKnEpIqK
vanne-	cX
vannes	cX
vans	bXhGiHmK
varia-	gWkV
variabel	g[
variable	gU
variable$	gR
varon	s^
varon$	sX
vat	gVhKiQ
vault	aIhJiUjYkHrK
vbl	fJgVhSiK
vbl$	gUhUiK
veces	fSjV
vecin-	sTtQ
vecino	aJtT
vegan-	bXjV
vegane	bUhKjW
veget-	gHsWtU
vegetarier	sWtW
vehic-	hV
vehicle	iS
vehicule	hWnQ
vehicule de	hRnS
veint-	bZmJ
veinte	bYmI
veintidos	bRgQ
veintidos mil	bRgQ
velo	aWhY
velo cargo	a\\
vende-	aQjKkUmX
vendeur	aWbJ
vendeuses	mS
vendiendo	bTiI
vendimia	oS
vendo-	iX
vendor	iTpQ
vendor$	qR
vendr-	fQkW
vendredi	aJdQfT
vendredi 00	lTtJ
vendredi midi	bR
vendredi$	dT
vendria	iFk]
venga	hQoSpTtR
venir	fJhKjTpW
venta	gW
venta-	aQjJkX
vente	gQiKmWqJ
venti-	fTgDh^pD
ver	tZ
ver si	qS
ver$	aJbKcKtZ
veran-	iQqR
verano	fSgQhRiJ
verano$	hViH
verantworten	iW
verantworten$	iQ
verba-	aIbVcEdJeKgKhKiHjKkKlJmKnKoJpXqGrKsJtH
verbr-	qU
verbrannt	qU
verda-	iSjT
verdad	jVqQtQ
verdad$	qTtS
verei-	tS
verein	iU
vereinbarung	pT
vereinbarung$	oQ
verge-	aVbKcKhKmRqKr[tR
vergl-	jQ
vergleichbar	jQ
vergleichbar$	jQ
vergu-	gWpS
vergutet	fHgRjRpV
vergutet$	gFjUnIpU
vergutung	gX
verha-	jZlE
verhandeln	iQ
verhe-	s\\
verheiratet	s\\
verheiratet$	sR
verif-	jVqV
verka-	jR
verkauf	aSsU
verkauf$	aSjSsKtK
verkaufen	bV
verkaufen$	bJhSqV
verkauft	qX
verkauft$	cJqX
verkr-	qZsG
verku-	kXqV
verkurzen	jKkZ
verla-	bTeXiI
verlag	bUeJ
verlag der	aJbTeI
verlag$	aRcK
verlangerung	e\\iH
verme-	fKrW
vermi-	hQiW
verof-	qW
veroffentlichen	qW
verpa-	aGbYrX
verra	qV
vers	aKcWnJpVrG
versc-	jR
verschweigen	bXqJrU
verschwiegenheit	hHjXqR
verschwiegenheit$	jSqU
versi-	jSkRr]tJ
version	rY
version for	rQ
version$	rQ
versions	qJrZ
verso-	aGbVcKiUjJtJ
versp-	fIgGiGnZ
verst-	j\\qK
verstarkung	aKtV
verstehen	j\\
versteht	rW
versteht$	jQrY
verte	oCp]qF
verte$	bQ
verte-	fX
verteilt	fX
verteilt auf	fW
verti-	j[lFqJ
vertr-	aSeQjWtA
vertrage	iRjS
vertraulich	hKjKpSqY
vertraulich$	cIqR
vertretung	eSiR
vertrieb	l[
verwa-	aDj_kElQ
verwe-	iRjQqJrU
very	kX
very nice	kU
very$	bUiJjU
ves	qWrT
vet	aSeSjQtI
vetem-	bQ
vetements	bQ
veter-	bSjR
veterinario	jS
vets	bV
vets$	bU
vetti-	iKjToW
vetting	iKjToW
vetting$	oV
veuil-	rT
veuillez	rT
veut	iJoRq\`
veut pas	qX
veut une	aQqT
veut$	aKdFhKiJjKkJnKoWpHqFrJsHtT
veux	sS
vez	iKn[
vhi	hY
vhi$	hZ
via	p\`
via the	pW
viaje	gShWnI
viaje-	nS
viajes	nS
viajes :	nV
viajes de	aJbSiJnS
vibe	sY
vida	pU
vida a	pW
vida laboral	pX
vida$	hRqX
video	bUkTpR
video$	aT
video-	fU
videos	kQ
vie	fS
vie$	bTfT
viejo	cYqQ
viel	bRiVqT
viel$	bHi]qH
viell-	aKcRqU
vielleicht	aKcRqU
viene	hWqS
viene de	hX
vier	fV
vier tage	fR
vier wochen	aFo^qQrK
vier$	fVpW
vierm-	nV
viermal	nV
viermal im	nV
viernes 00	pY
viernes a	fRpS
viernes de	hQ
viernes hasta	fU
viernes y	fR
viernes$	fShT
viert-	fSqR
vierte	fQqS
vierz-	bCcYdJfJhJiUjFmJqJ
vieux	qQs\\
view	eSpJrR
view is	pGrW
view on	hQ
view to	bGeUtT
vigen-	jY
vigente	jY
vigente$	j[
vigil-	aQiYjE
vigo	cV
vigo$	bQcQ
vigor	bKjT
villa	bWcV
villa-	bTc[
village	bUgK
ville	iQ
ville$	iQrQ
ville-	c^gHhH
vingt	fX
vingt-	bWiU
vingt-deux	bQiV
vino	bQgHhZ
vino$	aKbQcKgEhW
vire	qVrX
virtu-	hUpS
visa	hUjRpFsT
visa$	h[tR
visib-	rWsV
visible	rWsV
visio	iCpZrK
visio-	aYcHiGtH
vision	aYcHiGtH
visit	iWjUpJqR
visit-	nW
visita	nSrR
visitas	iW
visiting	bQ
visitors	bTgHkQ
visitors$	iWkS
visits	dQnRpQ
visits after	fKiJnGpZrK
visits$	ia
vista-	cKdReSfT
vistas	cKdReSfT
visua-	iT
visual	iT
vital-	hT
vitality	hT
vitality$	hT
vite	qHt]
vitre-	aJbJi[
vitri-	bYiT
viva	iVjIs\\
vive	kXrU
vivie-	bWhUtK
vivienda	cKhVsI
vocal-	aKiTtR
vocale	aKiTtR
vocale$	iV
voice	tU
voice :	r\\
voice memo	tW
voici	t\\
voie	eWrUtH
voila	tY
voila$	hKt[
voir	dUiVpV
vois	pTsZ
voitu-	hRnS
voiture	hRnS
voiture 0	hS
voiture$	hRnRtR
voll	bQeXfJgRjK
volle-	fHgW
vollk-	bFcIdKf[hIiJjHkFmKnJoKqKsJ
vollz-	eTfR
vollzeit	cKeUfS
vollzeit$	cJfXgU
volon-	eRjT
volontariat	jW
volum-	bKjQlT
volumen	iQjU
volun-	mVnQ
voluntariado	aRkU
voluntariado$	kV
voluntarios	aJm]
voluntary	fQhHnZ
volunteer	aKbWcKjKmIqS
volunteers	mX
volunteers$	fSmT
volvo	bYjH
vom	oR
vom 00	aJgKsItV
vom bahnhof	cS
vom hof	cGjIkSlTnU
vom schulamt	aKtV
vom$	iX
von	iQ
von 0	fX
von 00	iWjK
von 0000	b^
von 2000	bUtQ
von daheim	cKdZhHnToG
von der	eQiJqQsS
von vorteil	kY
von zu	bHcHdTiKnW
von$	iQtW
vor der	cWoV
vor ort	d_
vor$	hGi[qJrI
vorar-	fWiIjKkRm\\pK
vorau-	eQlR
voraus	tV
voraus$	iQtR
voraussetzung	kX
voraussetzung :	jV
vorbe-	iX
vorbereiten	iU
vorbereiten$	iV
vorbereitung	gV
vorga-	kGq[
vorganger	kGq[
vorge-	fVgJhKmZ
vorgesetzte	m\\
vorhe-	jJlWoR
vorher	jJlWoR
vorher$	jHkIlUmKoT
vorka-	iSrS
vorla-	rT
vorlage	rV
vormi-	fVqS
vormittage	fW
vormittags	qT
vormittags$	cKfWqR
vorsi-	pKqUtZ
vorsitzende	pKqUtZ
vorst-	eImTqUtQ
vorstand	eIgKmTqV
vorte-	kY
vorteil	kY
vorteil$	kZ
vos	tT
vote	pYqU
votre	pT
vouch-	gGhYpT
voucher	gGhSjHpV
vouchers	hW
voudr-	qS
voudrait	qS
vous$	iSmRrJtU
voy	oKq\\tJ
voyag-	nS
voyages	nS
voz	kTqR
vp	aJmW
vrac	qQ
vrai	hQjZ
vrai$	bJcKiSj[
vraie	aWcJjW
vu	sYtT
vu$	kR
vuelt-	cKiJnWsR
vuelta	cKiJnWsR
vuelv-	eYiHjKqQtJ
vuelva	aQeS
vuelve	fKjKnQqUtJ
vz	cJeSfV
vz$	cHeWgSjH
vza	aJeSfQ
vza$	cKeTgK
w 0	aQeRgU
w the	qRrVsG
w$	iHpSrW
wa	gTjT
wachs-	cIeKlKtW
wachsen	aSeJ
wage	fSg]
wagen	gJh[iSmI
wagen$	gBh[iTmH
wahl	gKh]
wahl$	h\\
wahre-	q[
wahrend	iQqU
wait	eV
waiti-	gQ
waiting	gQ
waiting list	iRqR
waldb-	bRlQoSpK
waldbad	bRlQoSpK
wales	bKgVjU
wales$	gUjT
walk	iSpY
walk in	pY
walk$	pR
walk--	fJj[pU
walke-	qW
walki-	cQnU
walking	cQnU
walks	iS
walle-	iV
walled	iV
wann	fSjXkJtI
wann :	fYnKtJ
want	tS
want a	aIbQtQ
want an	aIiWjImJqKsR
want somebody	aKbUiKjV
want that	rZsF
want them	cIfRgIiIoVsW
want$	aFbIeQtZ
wante-	aStS
wanted	aStS
wanted 00	aR
wanted$	dTtR
wanti-	lSqR
wanting	lSqR
wants	qb
wants a	sU
wants to	aRqR
war	k_qQ
war der	aVkTtF
war gut	jFkYsS
war$	aKjJqZtT
ward	aKhW
ware	k_sY
ware ein	kV
ware ideal	oW
ware schon	jIkRsW
wareh-	aS
warehouse	aS
waren	jFkY
waren-	cHjVkEqWtI
warm	hZiQ
warm$	hZiR
warme-	hDiZ
warte-	kUqX
wartu-	iW
wartung	iW
warum	bT
warum zu	bT
was	qXtT
was 00	qV
was :	aYiRmK
was a	bTqQ
was$	fUhJiGjJkWlVqFsKtJ
wasap	pZ
wasch-	hQiZ
waschen	hSiT
waschen$	iV
washi-	bRgKiY
wasse-	bVjT
wasser	bXiHjYqJ
waste	aVbWiKjEpKqS
waste$	aWbXcJgGiDjEqK
watch	i]
watch-	fTiW
water	aIbWeJiYjJ
water$	iXqH
water-	cYgJiQjT
waterfront	cUiK
watering	cHi[jK
way	hT
way match	hGiW
way with	jUkS
way$	cXpKqW
wc	bJcXdGfKgJi[jJnE
wc 0	c\\dGgKiRnD
wcag	bJfKjWkZ
we /	fW
we answer	bRoJpY
we are	bYcWjK
we can	jIlQq]tG
we can't	aJeKfUlKqVtK
we do	bZ
we don't	lZ
we dont	iYjIlV
we find	iTpU
we get	fKqTsK
we give	hVtR
we grow	bXcHtK
we had	sY
we have	mQqR
we hold	bUeJ
we like	dUeR
we lost	pKq[
we make	b\\iH
we need	tR
we open	iKoQtV
we pay	gHh[nU
we run	bVlU
we say	gQtU
we sell	b]
we shall	qYtR
we take	bTlZ
we train	l]
we use	fRiWjKlIoJrK
we want	aStW
we won't	aKbRnZ
we$	cKfWiQjFqS
we'd	sQtV
we'll	l]
we'll put	lY
we'll send	hKiSjKkRlW
we're	bV
we're 00	bZgIpK
we're a	bS
we're after	aQsKtV
we're at	bSiS
we're still	qV
we've	qRtT
we've got	sV
weath-	fQiQoU
weather	fQiQoU
weather$	iVoV
web	rRtW
web y	iRjJpU
weber-	iVpU
websi-	bQrZ
website	r[
website$	rW
wechs-	gIiWmW
wechsel	fSgKhK
wed	dXfY
weddi-	bWiKqR
wedding	bWiIqR
wedne-	dR
wednesday	dU
wednesday is	aIdTeIfR
wednesday$	qU
wednesdays	eSiRpU
wednesdays$	iW
weds	fVjKpS
week	fU
week (	iQ
week 0	jQ
week 00	fQiJjJsR
week at	dQeKnV
week from	fViJ
week get	fJhWiKqKrS
week in	dZfS
week is	oX
week of	hU
week on	dKgTjKnX
week with	eFhW
week you	fR
week$	f\\iS
week--	aHfU
week-end	fRtQ
week-end sur	fS
week-end$	fR
weekd-	aKfU
weekday	aKfU
weeke-	f[
weekend	fX
weekend in	fQgJ
weekend$	f[hF
weekends	fSiS
weekends$	aSbJfUiS
weekl-	gQiUnQ
weekly	gQiUnQ
weekly$	iQjKnT
weeks	fVhS
weeks holiday	fDh\\
weeks in	fXhIlX
weeks leave	hX
weeks vacation	hX
weeks$	fRlQ
weg	aToQqRrS
weg$	oRqRrT
wegen	sT
wegen der	kQsW
wegen des	q]
wegen eines	aHeY
wegen$	jU
wegla-	qRrU
weglassen	qRrU
weglassen$	jJqT
weibl-	aU
weiblich	aU
weiblich divers	aQ
weigh-	hSjIkU
weight	hTsR
weihn-	gUhRqU
weihnachten	hUqV
weihnachtsgeld	cIfIgXhHiHqItJ
weil	fIqSsY
weil die	eRsR
weite-	aEqW
weiter	qQrW
weiter$	qQrW
weiterbildung	jU
weiß	q]tQ
weiß noch	qT
weiß$	bJqSrVtK
weißw-	bRiQ
weißwurst	bRiQ
welco-	jKkVlU
welcome	iKjIkWlU
welcome$	iKjJkSlW
welcoming	iUrR
well	tT
well enough	jW
well if	fSiU
well spoken	jV
well$	cIfQiGjFkJpJsJ
welli-	bJcWhJiCjX
welln-	hQiT
wellness	hQiT
wells	c_
wells$	cX
welsh	kZrT
wen	aJiYqStF
wendy	qW
wenig-	jX
wenigstens	jX
wenn	kV
wenn die	fSiRnSrQ
wenn du	hJkUlT
wenn einer	bKfKhVjVkIqH
wenn er	gQhVkHqT
wenn jemand	k[
wenn sie	bTkSsR
wenn$	jIkU
wenn'-	jWpJtS
wenn's	jWpJtS
went	qU
went to	qY
wer	hJtQ
wer$	bZgThIqE
werde-	fQgQsR
werden	fQgQsR
werden bei	pR
werden$	bThQsX
were	q\\rG
werks-	aWhYiC
werkstatt	bScR
werkstatt$	aTbQcJ
werkz-	aWlUtD
werkzeug	kRlV
west	c]hEiFkK
weste-	c\`eI
westf-	fJhWiK
westfield	fJhWiK
wet	fRhGkFl\\
wet$	fVgHhFiJkIlUqK
wfh	bFcSdaf?hIqG
wfh$	aIbFcCd_eKfGgHiGjKkKlKmKnJoKpJqIrKsKtK
wg	bUeSjFkW
wg$	dJeSjHkU
what	qQt]
what do	hVtS
what he	fJqTrIsXtA
what i	jY
what i'd	qW
what the	bJgTiT
what we're	aTsJtW
what you	aJbKiUjWtK
what$	gQtT
whate-	fQgWhHqQ
whatever	fQgWhHqQ
whats-	pQ
whatsapp	pQ
whatsapp 000	jT
whatsapp$	iZ
when	fVoT
when ?	fIlJoTtS
when a	iT
when the	iQjU
when we	iYjJtI
when$	aJbKcGdJeKfDiHjJkKlKmKnKoRpKqKrKsKtU
whene-	fQpS
whenever	fQpS
where	cZtY
where :	cYdF
where it	iSqK
where the	cKnVrT
where$	cQiIqKt\\
where-	dReQfK
wherever	dReQfK
wherever$	dT
wheth-	qX
whether	qX
which 0	fYhK
which in	hX
which is	bWqR
which$	iTjU
which-	cSfUiI
whichever	cSfUiI
whichever$	cSfSiH
while	gJhQiQtQ
whitb-	bS
whitby	bT
whitby$	bQcS
white	qTrU
who	lStR
who are	bXmD
who can	aQjU
who do	tY
who has	kT
who wants	aVqJ
who will	iRtR
who$	jEqStZ
who'l-	sX
who'll	sX
who'll be	mRqKsU
who's	mRtX
who's done	mVsQ
whoev-	bRqT
whoever	bRqT
whoever it	qV
whole	bQhTjRrT
whom	m^
whose	hJiQsS
whse	gQjIkW
why	qW
why the	iV
why us	b\\tI
why$	iIjVqT
wicht-	jWlR
wichtig	iQjSlS
wichtig$	jRlU
wider-	qKsY
widersprechen	qKsY
wie	gSrRtS
wie am	qT
wie es	oS
wiebk-	mQ
wiebke	mQ
wiede-	iQqUsQ
wieder	qRsTtQ
wieder$	qGsY
wien	c]iDrJ
wien$	cYiG
wife	dJqTsY
wifi	h\\iK
wifi$	hW
will	qU
will be	kSlJpU
will come	iS
will den	jJqY
will do	fGj\\
will have	fKiT
will hold	iImIqItZ
will see	iQqU
will show	cKjKlVmHpT
will you	a]jKtH
will$	hKiRnJqKsUtY
willi-	cUjQ
willing	jT
willing to	jQ
willing$	jR
willk-	aTbIkX
willkommen	aTbIkX
willkommen$	aVbHjJkT
wills	aGbTiZ
wills$	bS
wind	jYkS
window	gKhRiS
window$	gKhWpV
windows	bVcJiJ
windows server	iIjU
wine	gKhUiS
winni-	iKjTmJnV
winte-	fQhQoR
winter	fShR
winter$	bJgThQ
winterdienst	i[
winterdienst$	i[
wir	bQ
wir 00	cKeUgXhIqG
wir :	aKbT
wir bauen	bUiK
wir bei	gTjHlW
wir bieten	tR
wir brauchen	cSiRtR
wir brauchten	fKtQ
wir das	jQqR
wir einen	qTtR
wir haben	iIkUqS
wir hatten	sQ
wir im	fUiJjQ
wir keine	bTjSsK
wir machen	bQ
wir nicht	bTqKrU
wir nur	gShKqSrK
wir sind	aKbUcRtQ
wir suchen	tQ
wir uns	bRqS
wir wachsen	aSeJ
wir zahlen	hUjElW
wir zu	bTgTmR
wir$	hRiCjR
wird	fSqX
wird auch	iS
wird ein	bTtI
wird eine	iTqK
wird$	cEqStX
wirkl-	jRkKpQ
wirklich	jRkKpQ
wirts-	bVcKj]
wisch-	iVrW
wischen	iVrW
wish	fUgHqRtR
wish to	qKtU
wish$	fXgF
wisse-	jQ
wissen	jQ
wissen was	sRtQ
wissen$	qV
wissz-	eV
wisszeitvg	eV
with 0	aIjSmZpU
with 00	bReQfKgQmQ
with 000	bSiKjX
with a	bQ
with an	fW
with me	mXpT
with no	jQrQs[
with one	bYdVmV
with our	iTmKoKpSsW
with small	qJsV
with that	jT
with the	rV
with two	mV
with view	hR
with you	b[pIsW
with your	iJpW
with$	sR
within	iQ
within 0	iJlXpR
within 00	cKhTiRjT
within the	dRhFiU
witho-	jR
without	jR
without a	iRqHtW
without$	jCl\\sR
witz	qRrY
witz$	cJqVrQ
wk	fTgKtS
wk 0	iW
wk at	cV
wk in	iVtJ
wk$	eSfYhHoQ
wks	eUhRlS
wks pto	hV
wks then	eR
wks$	eW
wlan	gIhViQ
wlan$	gIhX
wms	jZ
wo	dWtW
wo :	cX
wo$	fV
woche	fXnZ
woche 00	aHgT
woche von	bIfU
woche$	fVnS
woche-	fX
wochen	lQ
wochen ferien	fHh]
wochen$	fRlQ
wochenende	aKfXsR
wochenende$	aHfZ
wochenenden	f\\iEsI
wochenstunden	fZ
wochenstunden$	fW
wohl	bIqY
wohnt	iJnYpK
wohnu-	aQh\\
wohnung	hX
wolle-	eY
wollen	eY
wollen wir	bT
wollt-	gKqWtS
wollte	gJq\\
wollten	aKqJtW
woman	aTcKsV
woman$	aXbHcFdJeJfJgJhGiIjIkHlJmJnJoJpJqIrHsTtJ
women	pGrVs]
women$	iIrRsQ
won't	iTlWnQ
woodl-	cRnK
wool	aSbIeJiKkY
word	rR
word "	rW
word$	jQ
words	aIr\\
words$	r^
work	jU
work (	dV
work from	hS
work is	cZfUiJ
work$	jS
worke-	kQsQ
worked	jRkUlQ
worked a	jWkQpG
worker	aQeQ
worker$	aXfJ
workers	aTsWtH
workf-	bIjS
workforce	bIjS
worki-	jQtT
working	jQtT
working at	cJjS
working days	hKiUlKpT
working towards	iJjWtK
working$	cHdCfFhXiJjItV
workl-	bSfS
workload	bSfS
works	bThUjHmR
works$	bTcHgKhYiG
works-	iR
workshop	kR
workshop$	bV
workspace	jU
wort	jSrY
wort "	rX
wort und	jY
worte-	rQ
wortl-	jVrX
wortlich	jVrX
would	kd
would be	k\`lR
would do	bEdGeYfUgKkJ
would have	rX
would help	kW
would like	fStX
would prefer	sQ
would rather	qV
would save	kX
would shorten	kV
would suit	s^
would take	aQkKqX
would$	jKsVtS
wound	iWlJmQ
wrexham$	cT
write	pT
write "	rU
write it	r]
write that	sQ
write the	i]tI
write$	pT
write-	aRmS
writer	aTjQ
writer$	aX
writers	bGgQmYtK
writi-	dUiT
writing	dUiT
writing$	iQjVsK
writt-	lRpQ
written	lRpQ
written test	pT
wrocl-	aKcU
wroclaw	aKcU
wrong	bUgKqS
wrong$	bUgKqS
wrote	pU
wrote$	pTsK
wunde-	bRkT
wunsc-	fRkSoS
wunsch	hX
wunsch$	hT
wunschenswert	jJk[
wunschenswert :	kT
wunscht	q\\
wurde	q_
wurde freigestellt	qU
wurde-	qT
wurden	qT
wursc-	aSlUtK
wurscht	aSlUtK
wurst	fKhXjJl\\
wurst$	hVjJl\\sK
x	aX
x 0	aRfQ
x 00	fSgV
x im	fSiW
x$	gTrStU
xero	fGja
xmas	bRhXiKoT
xmas$	bUfJhVoR
y 0	aUfJmV
y 00	fX
y a	eQmU
y al	eVfQ
y algo	kS
y buen	jT
y cinco	mRsT
y comedor	hV
y con	jYqRrQ
y conmigo	mW
y corte	jV
y cuatro	qR
y de	eRfShKiImGnQ
y dejar	bKiZ
y despues	qT
y domingos	fQtH
y dos	bR
y el	mVq[
y en	cIpQtY
y eso	rVsR
y excel	jV
y festivos	gViJ
y frances	j]
y haber	jQkW
y hacer	iU
y hay	hYjK
y jueves	dR
y la	hWmK
y las	gVhKiS
y le	iKpTqQ
y llamar	iR
y lo	gS
y los	aJiZ
y luego	eTmW
y marruecos	bScKnT
y media	fX
y metele	rU
y modelo	cKiV
y navidad	jT
y no	sR
y noches	hS
y nos	bY
y otra	nT
y por	mR
y provincia	bT
y que	jSpU
y responde	mS
y sabado	fR
y saber	jX
y se	eQgGhTnQpJ
y si	kToU
y sin	rVsQ
y tesoreria	iW
y tiene	qU
y una	mT
y wifi	hU
y ya	qY
y yo	q[
y$	hQjX
ya	oRqR
ya la	bJkUqZ
ya le	lQ
ya ni	kTqW
ya no	qV
ya sabes	qZ
ya$	bGhHoZtK
yard	aScZdGhV
yard$	aSbSc@fRhW
yeah	cIeY
year	eS
year and	bRqK
year contract	e[
year is	qQ
year on	jQlV
year one	fGnX
year to	fKnX
year$	bVhRiS
year'-	hU
year's	hU
year--	gQhUpS
year-round	bQcIhZjJ
yearl-	gQ
yearly	gQ
yearly$	gRjK
years	j]
years ?	tS
years in	j\\
years of	jZ
years on	iJjY
years$	hQoQqY
yes	iKjUkRtR
yes and	eQ
yes we	jV
yes$	iHjVkVoR
yeste-	bQqX
yesterday	bQqX
yet	qV
yet$	iQqVtK
yeux	jW
yeux fermes	jW
yildi-	bU
yildiz	bU
yildiz$	bUhKkJ
yo	mRqQ
yo me	q\\
yo no	iQqQ
yo y	mZqJ
yo$	hUiImW
york	cX
york$	cZ
yorks-	bScTiK
yorkshire	bScTiK
you $	lSoK
you and	hS
you are	iKj]lHqFrI
you bring	hRiKjFlKpKtX
you call	bWhJqJtV
you can	rZtQ
you can't	jW
you come	dUmS
you could	aJd[hJiIjK
you decide	bTrT
you do	i[jI
you don't	dRiW
you drive	bIgUhGiQjJlR
you for	tT
you get	fWhXtB
you have	jYkToTqJ
you keep	fKgZhKiK
you know	cRkS
you like	dWjItR
you live	fVhRiK
you make	tU
you must	jT
you need	cQjW
you needn't	lW
you put	hQiRrT
you read	jQpV
you report	mT
you run	iS
you should	bVjSqI
you sit	mQpT
you stand	gKiJj[
you take	iTsT
you the	oQpGqT
you through	lW
you to	iR
you want	eSfWgH
you will	mTtV
you write	aUqK
you'd	mR
you'd be	iInXtS
you'd work	mSoV
you'l-	bQ
you'll	bQ
you'll be	jZqG
you'll have	qX
you're not	iIjWqH
you'v-	jQqQ
you've	jQqQ
young	aAsct?
young-	s]
younger	s]
your	gSpT
your call	hIiKpKqY
your favour	gXkJ
your hat	qT
yours	fRpKtY
yours$	fVgR
yours-	gSiKjR
yourself	jS
youth	aU
yr	iQjY
yr 0	hW
yr exp	fGlX
yr$	eJhZiVpI
yrs	bSj_
yrs +	jZ
yrs and	bVrJ
yrs in	jS
yrs min	jV
yrs$	hRjR
yusuf	ma
z	eVsW
zahle-	hSkQ
zahlen	hU
zahlen 00	hS
zahlen wir	gRhUkW
zahlt	cKgXhQiR
zahlt der	jVkKlH
zahlt$	bHcHeKfKg[hRiQjEqKrK
zahna-	bTcEiSjHqT
zarag-	cVnS
zaragoza	cVnS
zaragoza (	cSdKgInU
zbind-	qT
zbinden	qT
zehn	bQ
zeich-	bKjXrQ
zeige-	jIlY
zeigen	jIlY
zeigen wir	jIlY
zeile	aJbJfKkKlKtW
zeile-	gKrW
zeilen	gKrW
zeilen$	gKpKrY
zeiss	cIiWjX
zeit	bSfStW
zeit$	bItY
zeita-	e[fIgIiIsJ
zeitarbeit	e[fIgIiIsJ
zeitk-	cIfWgI
zeitkonto	cIfWgI
zeitp-	oS
zeitpunkt	oS
zeitpunkt$	oS
zeitu-	iUjGqR
zeitung	iUjGqR
zell	bKc\\fHmKpIqS
zentr-	qT
zentrale	qT
zero	bXhFrW
zerti-	aJhIjSkKl[oKqF
zeugn-	iSpS
ziege-	bTcJiXnJ
ziehe-	iXjR
ziehen	iXjR
ziehen$	iTjT
zieht	bUqT
ziel	iZ
ziel 0	iZ
zimme-	bRhRmT
zimmer	bXhU
zimmer$	bX
zingu-	aT
zingueur	aT
zingueur sur	aQgR
zingueur$	aT
zitat	aHiQtT
zitat chef	aHiQtT
zoll	mW
zoll 0	aImX
zona	carJ
zone	aIcSdJeHfIg\\hFiGjKkJlJmJnJoJpJqJrIsItD
zones	dXtH
zones$	dXtG
zoom	dYiH
zoom$	dYiH
zu 0	dSfQhJ
zu besetzen	aUtS
zu den	eTiTkTqQ
zu einem	dQpT
zu hause	bHcHdTiKnW
zu und	bKcGfTgHqCt[
zu uns	bYsVtI
zu zweit	gTmX
zu$	bIf\`tR
zug	cVpGqGrFt\\
zug$	aJcXfGgJiKtI
zukau-	iS
zum	oY
zum 0	eJoZ
zum 00	fVpR
zum deutschlandticket	hQ
zum nachstmoglichen	oS
zum$	oVqGtU
zunac-	eTgRlT
zunachst	eTgRlT
zur halfte	dShU
zur$	bToU
zuric-	qVtJ
zurich	qVtJ
zurich$	cRdS
zuruc-	iRqR
zuruck	qT
zuruck$	qU
zusam-	dQtR
zusammen	dRfJmQtT
zusammen$	dUfHtT
zusat-	h\\kS
zusatzliche	bSkW
zusatzversorgung	h^
zusatzversorgung$	h]
zusch-	gShS
zuschuss	hU
zuschuss zum	hQ
zvk-r-	hV
zvk-rente	hV
zvk-rente$	hV
zwar	aIbGeXtS
zwei	nQ
zwei davon	mQqV
zwei jahre	jR
zwei tage	bIdTfX
zwei wochen	bQiTqJ
zwei$	aIbHcGdIeKfKgKhKiRkKlKmGnXoKpKqKrKsKtJ
zweim-	nX
zweimal	nX
zweimal im	fViI
zweit	gTmX
zweit$	gQmU
zweit-	aQjSpQ
zweite	fQpU
zweite samstag	fX
zweiten	qX
zweiu-	fV
zweiunddreißig	fT
zweiz-	bWhW
zwick-	cU
zwing-	j[
zwingend	j[
zwingend$	jY
zwischen 0	fY
zwischen 00	mV
zwischen den	hR
zwischen sechs	fY
zwolf	bRmR
zwolf$	mV
zwolf-	f[iE
zzgl	gW
£ 0	bRhX
£ 00	gV
£ 000	gS
ß	pJrYsHtJ
€	gR
€ (	fHgU
€ +	gQ
€ /	nR
€ 0	kS
€ 00	gR
€ ab	gS
€ bei	gX
€ bruts	eJg\\
€ de	cKnV
€ die	bKgTiQ
€ in	pJrU
€ je	gZ
€ l'an	gDh[
€ l'heure	gR
€ plus	gQ
€ pro	g]
€ sachbezug	gR
€ sur	gW
€ zzgl	gW
€$	gVhT`
