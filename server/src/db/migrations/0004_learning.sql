CREATE TABLE "house_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"arrival" bigint GENERATED ALWAYS AS IDENTITY (sequence name "house_rules_arrival_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"assistant_id" uuid NOT NULL,
	"company" text NOT NULL,
	"audience" text NOT NULL,
	"topic" text NOT NULL,
	"proposed" jsonb NOT NULL,
	"rule" jsonb NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "house_rules_assistantId_company_topic_unique" UNIQUE("assistant_id","company","topic")
);
--> statement-breakpoint
ALTER TABLE "house_rules" ADD CONSTRAINT "house_rules_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_rules" ADD CONSTRAINT "house_rules_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;