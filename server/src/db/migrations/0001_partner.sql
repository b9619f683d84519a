CREATE TABLE "partner_contacts" (
	"part" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"good_at" timestamp (3) with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "partner_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"refresh_token" text,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "partner_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "partner_identities_issuer_userId_unique" UNIQUE("issuer","user_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "directory_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "directory_link" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deactivated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "partner_identities" ADD CONSTRAINT "partner_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_identities_user_id_index" ON "partner_identities" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_source_directoryId_unique" UNIQUE("source","directory_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_source_directoryLink_unique" UNIQUE("source","directory_link");