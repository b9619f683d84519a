CREATE TABLE "deletions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"arrival" bigint GENERATED ALWAYS AS IDENTITY (sequence name "deletions_arrival_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "deletion_id" uuid;--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD COLUMN "is_named" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD COLUMN "deletion_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "deletion_id" uuid;--> statement-breakpoint
ALTER TABLE "deletions" ADD CONSTRAINT "deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deletions_user_id_arrival_index" ON "deletions" USING btree ("user_id","arrival");--> statement-breakpoint
CREATE INDEX "deletions_deleted_at_index" ON "deletions" USING btree ("deleted_at");--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_deletion_id_deletions_id_fk" FOREIGN KEY ("deletion_id") REFERENCES "public"."deletions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD CONSTRAINT "job_descriptions_deletion_id_deletions_id_fk" FOREIGN KEY ("deletion_id") REFERENCES "public"."deletions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_deletion_id_deletions_id_fk" FOREIGN KEY ("deletion_id") REFERENCES "public"."deletions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_deletion_id_index" ON "conversations" USING btree ("deletion_id");--> statement-breakpoint
CREATE INDEX "job_descriptions_deletion_id_index" ON "job_descriptions" USING btree ("deletion_id");--> statement-breakpoint
CREATE INDEX "messages_deleted" ON "messages" USING btree ("deletion_id") WHERE "messages"."deletion_id" is not null;